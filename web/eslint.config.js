// What svelte-check and TypeScript do not see themselves. Nothing about style: that is the formatter's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { configs as typescript, parser } from 'typescript-eslint';

export default [
  { ignores: ['.svelte-check/', 'src/lib/made/', 'src/lib/messages.d.ts', 'src/styles/made/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...typescript.strict,
  ...typescript.stylistic,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser } } },
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  { files: ['*.js', '*.ts'], languageOptions: { globals: globals.node } },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'svelte/prefer-const': 'error',
      // TypeScript knows what is defined, types too.
      'no-undef': 'off',
      // Every place in a list may be empty for TypeScript (noUncheckedIndexedAccess): `!` says that this one is not.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Maps here are made anew or only remembered in; nothing looks at them.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a blank that stays.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['*.js'], rules: { 'no-console': 'off' } },
];
