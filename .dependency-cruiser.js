/**
 * The architecture as sentences: who may import whom (docs/architecture.md draws it).
 * Imports of types count, and `$1` is the game which the importing file belongs to.
 */
const only = (...paths) => ({ pathNot: paths })
const npm = (...names) => `node_modules/(${names.join('|')})/`
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { path: from }, to })

/** What of a game its rulebook makes necessary; of a small game a folder of it is a single file. */
const RULES = '((state|queries|effects|commands|files)/|(state|events|refuse|play|files|summary)[.]ts$)'
const TABLES = '(tables/|clauses[.]ts$)'
const BOT = 'bot(/|[.]ts$)'

const react = npm('react', 'react-dom', '@types/react', '@types/react-dom')
const radix = npm('@radix-ui')
const charts = npm('d3-array', 'd3-shape', '@types/d3-array', '@types/d3-shape')

export default {
  forbidden: [
    rule(
      'engine-is-pure',
      'The kernel knows no game, no screen and no store.',
      '^src/engine/',
      only('^src/engine/', npm('immer', 'honeycomb-grid', 'pure-rand', 'valibot')),
    ),
    rule(
      'content-is-data',
      'Tables and counters may use kernel types and nothing else.',
      `^src/games/([^/]+)/${TABLES}`,
      only(`^src/games/$1/${TABLES}`, '^src/engine/'),
    ),
    rule(
      'rules-are-pure',
      'Rules run in a test without a browser: commands, what they ask, and what comes of them.',
      `^src/games/([^/]+)/${RULES}`,
      only(`^src/games/$1/(${RULES}|${TABLES})`, '^src/engine/', npm('immer', 'valibot')),
    ),
    rule(
      'queries-change-nothing',
      'What is asked of a position knows neither what comes of a command nor commands themselves.',
      '^src/games/([^/]+)/(state|queries)(/|[.]ts$)',
      { path: '^src/games/$1/(effects|commands|files)/' },
    ),
    rule(
      'effects-know-no-command',
      'Commands stand on what comes of them, and on what they ask.',
      '^src/games/([^/]+)/effects/',
      { path: '^src/games/$1/(commands|files)/' },
    ),
    rule(
      'a-command-comes-from-anywhere',
      'What is read from files, and how, is nothing to commands.',
      '^src/games/([^/]+)/commands/',
      { path: '^src/games/$1/files/' },
    ),
    rule(
      'what-stands-on-the-rules-is-pure',
      'So do all of them together, what always holds, cases, and what the balance lab plays.',
      '^src/games/([^/]+)/(cases/|(rules|invariants|lab)[.]ts$)',
      only(
        `^src/games/$1/(cases/|${RULES}|${TABLES}|invariants[.]ts$)`,
        '^src/engine/',
        npm('immer', 'valibot'),
      ),
    ),
    rule(
      'a-bot-plays-by-the-rules',
      'A bot knows the rules of its game and nothing of a screen.',
      `^src/games/([^/]+)/${BOT}`,
      only(`^src/games/$1/(${BOT}|${RULES}|${TABLES})`, '^src/engine/'),
    ),
    rule(
      'a-table-shows-its-own-game',
      'A game UI is given its view and its commands; it never reaches for the store.',
      '^src/games/([^/]+)/(ui|teaching)/',
      only('^src/games/$1/', '^src/(contract|engine|board|widgets|table)/', react),
    ),
    rule(
      'a-table-knows-a-bot-by-its-reasons',
      'A game UI puts the reasons of a bot in words; the bot itself thinks elsewhere.',
      '^src/games/([^/]+)/(ui|teaching)/',
      { path: `^src/games/$1/${BOT}`, pathNot: '^src/games/$1/bot/reason[.]ts$' },
    ),
    rule(
      'teaching-knows-no-game',
      'A page of teaching is given a game and what that brings along; it never names one.',
      '^src/teach/',
      only(
        '^src/(teach|contract|engine|board|widgets|store)/',
        react,
        radix,
        npm('zustand', 'immer', 'valibot', 'idb-keyval', 'minisearch', 'stemmer', 'uqr', 'modern-gif'),
      ),
    ),
    rule(
      'a-contract-knows-no-game',
      'What a game brings along is said in terms of the kernel, and of what React can draw.',
      '^src/contract/',
      only('^src/(contract|engine)/', react),
    ),
    rule(
      'a-manifest-only-points',
      'A front door names the game and loads its rules and its table on demand.',
      '^src/games/([^/]+)/index[.]ts$',
      only('^src/games/$1/', '^src/engine/', react),
    ),
    rule(
      'games-are-islands',
      'What two games share belongs in the engine, the board, the widgets or the frame of tables.',
      '^src/games/([^/]+)/',
      { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    ),
    rule(
      'a-frame-knows-no-game',
      'The frame of a table is filled by a game; it never names one.',
      '^src/table/',
      only('^src/(table|engine|board|widgets)/', react),
    ),
    rule(
      'board-knows-no-game',
      'The board is told what may be chosen and never works it out.',
      '^src/board/',
      only(
        '^src/(board|widgets)/',
        '^src/engine/(kernel/hex|rulebook/(rulebook|marks)|basics/figures)[.]ts$',
        react,
        radix,
      ),
    ),
    rule(
      'widgets-know-no-game',
      'A widget shows what it is given.',
      '^src/widgets/',
      only('^src/widgets/', '^src/engine/kernel/hex', react, radix, charts),
    ),
    rule(
      'store-knows-no-game',
      'The store keeps a session of any game that fits the contract.',
      '^src/store/',
      only('^src/store/', '^src/engine/', react, npm('zustand', 'immer', 'idb-keyval', 'valibot')),
    ),
    rule('games-enter-by-the-front-door', 'The shell sees a game only through its manifest.', '^src/app/', {
      path: '^src/games/[^/]+/.+',
      pathNot: '^src/games/[^/]+/index[.]ts$',
    }),
    rule(
      'the-shell-names-its-libraries',
      'A new library for the shell is a decision, written here.',
      '^src/app/',
      only('^src/', '^package[.]json$', react, radix, npm('zustand', 'immer', 'valibot', '@fontsource')),
    ),
    rule(
      'headless-play-needs-no-screen',
      'Play without a browser uses the kernel and the rules of a game, by their front doors, and reads links.',
      '^src/headless/',
      {
        pathNot: [
          '^src/(headless|engine)/',
          '^src/games/index[.]ts$',
          '^src/games/[^/]+/index[.]ts$',
          '^src/games/[^/]+/(rules|lab|summary|bot|state/summary|cases/cases)[.]ts$',
          '^src/games/[^/]+/bot/index[.]ts$',
          '^src/teach/links/(contents|frame|game-link|link-place|payload|shapes)[.]ts$',
          npm('valibot'),
        ],
        dependencyTypesNot: ['core'],
      },
    ),
    {
      name: 'nothing-imports-the-shell',
      comment: 'The shell stands on everything; nothing stands on the shell.',
      severity: 'error',
      from: { pathNot: '^src/(app/|main[.]tsx$)' },
      to: { path: '^src/app/' },
    },
    {
      name: 'nothing-shipped-imports-a-development-tool',
      comment: 'What the browser loads is listed under "dependencies", with its licence in docs/licences.md.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/vite-env[.]d[.]ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere slips through every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-folders',
      comment: 'Of two folders one stands on the other; a folder is what it holds, its own folders with it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file which nothing imports is dead.',
      severity: 'error',
      from: { orphan: true, pathNot: '[.]d[.]ts$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
    },
  },
}
