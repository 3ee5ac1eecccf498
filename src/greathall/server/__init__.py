"""The table: lobby, tables, seats, websocket and storage. Knows no rules."""
