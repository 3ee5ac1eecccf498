// What the type checker does not see. Rules that need types are left out: with Svelte files they take minutes.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', 'dist/', 'src/lib/openapi.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // svelte-check knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that the formatter would drop
      'svelte/prefer-svelte-reactivity': 'off', // collections are replaced here, never changed in place
      'svelte/no-navigation-without-resolve': 'off', // of SvelteKit, which this is not
    },
  },
  { files: ['src/games/catan/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } }, // its own drawings, no user's text
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
