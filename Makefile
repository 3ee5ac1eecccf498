# Short names for dev.py, which does the work; `make test ARGS="-k trade"` passes arguments on.
ARGS ?=

play test setup compile lock: ; python3 dev.py $@ $(ARGS)
test-all: ; python3 dev.py test --all $(ARGS)
clean: ; python3 dev.py compile --clean

.PHONY: play test test-all setup compile lock clean
