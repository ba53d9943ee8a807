// Lines as long as most of these pages were written before there was a formatter.
/** @type {import('prettier').Config} */
export default {
  printWidth: 130,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
