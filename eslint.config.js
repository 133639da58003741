import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Code that must give the same answer on every machine and on every replay. */
const PURE = [
  'engine',
  'games/*/tables',
  'games/*/state',
  'games/*/queries',
  'games/*/effects',
  'games/*/commands',
  'games/*/files',
  'games/*/cases',
  'games/*/bot',
]
  .map((folder) => `src/${folder}/**/*.ts`)
  .concat('src/games/*/{rules,clauses,state,events,refuse,play,files,summary,bot}.ts')

/** Beside a game's folders, what stands on its rules. */
const PURE_FILES = 'src/games/*/{rules,invariants,lab}.ts'

const IMPURE_GLOBALS = [
  'Date',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'location',
  'fetch',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
  'console',
  'performance',
  'crypto',
  'process',
  'globalThis',
]

const NAMED_EXPORTS_ONLY = {
  'no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
  ],
}

/** Fails on an eslint-disable comment which does not say after a double dash why the rule is wrong there. */
const disableWithReason = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const directive = /^\s*eslint-disable(-next-line|-line)?\b/.test(comment.value)
        if (directive && !/\s--\s+\S/.test(comment.value))
          context.report({ node: comment, message: 'Say why: `eslint-disable-next-line rule -- reason`.' })
      }
    },
  }),
}

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'coverage/', 'node_modules/'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { hexhearth: { rules: { 'disable-with-reason': disableWithReason } } },
    rules: { 'hexhearth/disable-with-reason': 'error' },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // What is declared once is named so, for whoever reads a type or the fault of one.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      // `onClick={() => close()}` is clearer than a block around it.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      ...NAMED_EXPORTS_ONLY,
      // A switch over a closed union counts as one: that it names every case is its virtue.
      complexity: ['error', { max: 10, variant: 'modified' }],
      'max-params': ['error', 4],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/widgets/late.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react', importNames: ['lazy'], message: 'Late parts come by src/widgets/late.tsx.' },
          ],
        },
      ],
    },
  },
  {
    files: [...PURE, PURE_FILES],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice are a parameter, so that a game replays.' },
      ],
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({ name, message: 'The engine, rules and tables are pure.' })),
      ],
    },
  },
  {
    files: [
      ...['src/games/*/tables/**', 'src/games/*/clauses.ts'],
      ...['tests/data/**', 'tests/support/data/**', 'tests/**/scenes/**'],
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    // A `describe` block is a chapter of the rulebook, and as long as the chapter is.
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length<2]',
          message: 'One second is too short on a busy machine: wait by expect.poll, or patiently().',
        },
        {
          selector: 'CallExpression[callee.name=/^(find|waitFor)/] Property[key.name="timeout"] > Literal',
          message: 'Tests wait as long as all do: see tests/support/patient.ts.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^find/] Property[key.name="timeout"] > Literal',
          message: 'Tests wait as long as all do: see tests/support/patient.ts.',
        },
      ],
    },
  },
  {
    files: ['*.config.ts', '*.config.js', '.dependency-cruiser.js'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      // A switch over a closed union counts as one: that it names every case is its virtue.
      complexity: ['error', { max: 10, variant: 'modified' }],
      'max-params': ['error', 4],
      eqeqeq: 'error',
    },
  },
  { files: ['scripts/**/*.mjs'], rules: NAMED_EXPORTS_ONLY },
)
