import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'

import { listForOffline } from './scripts/offline.mjs'
import { scopedName } from './scripts/scoped-name.mjs'

/**
 * What the built page may load: its own files and nothing else, so that a table works offline and tells
 * nobody. 'unsafe-inline' is for styles only: a Radix dialog stops the page from scrolling behind it with a
 * style element that it writes itself, and a static page has no nonce to give it.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Puts the policy into the built page; the development server needs inline scripts to reload modules. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** The chunks that the page's head asks for. */
const BROUGHT = /\/(early|core|react-dom|rolldown-runtime)-[^/]+\.js$/

/** Parts that are asked for late and by few: what they import may follow them. */
const ASKED_FOR_LATE =
  /\/(teaching|bot|stand-ins|charts-of|terms-of|summary|glimpse-of|NewGameForm|ErrorReport|Files|Said)-[^/]+\.js$/

/**
 * What stands at a table. `early` has asked already for what its page imports. A name in the page's head would stay
 * there when the curtain falls, and tell the next player which parts the one before had need of.
 */
const OF_THE_TABLE = /\/(core|rules|board|arrakhar|arena|RuledNotice|late-parts)-[^/]+\.(js|css)$/

/** What the entry imports first, fetched with the page itself instead of one way later. */
const START = '/src/app/start.tsx'

/** Tells the browser in the page's head what the first script and the first paint will ask for. */
function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const outputs = Object.values(bundle)
        const fonts = outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'))
        const start = outputs.find(
          (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(START)),
        )
        const scripts = start ? withImports(start.fileName, bundle) : []
        return [
          ...scripts
            .filter((name) => !html.includes(name))
            .map((name) => link(name, { rel: 'modulepreload' })),
          ...fonts.map((name) => link(name, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ]
      },
    },
  }
}

/** The chunks whose functions nearly all run before the table can be played on. */
const RUN_AT_ONCE =
  /^(early|core|react-dom|reading(-arrakhar)?|rules(-arena.*)?|board|arrakhar|arena|(?!Stage)[A-Z]\w+Table)$/

/** Lets browsers that know the hint compile these chunks while they come in, not when each function is called. */
function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && RUN_AT_ONCE.test(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      },
    },
  }
}

/** Leaves out what React has for the developer tools of a browser: a built page has no use for them. */
function noDeveloperTools(): Plugin {
  return {
    name: 'no-developer-tools',
    apply: 'build',
    config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
  }
}

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/** The worker that keeps the program, and its name in the build: one that never changes, beside the page. */
const WORKER = fileURLToPath(new URL('./src/app/offline/worker.ts', import.meta.url))
const WORKER_FILE = 'sw.js'

/** Tells the worker which files there are, once all of them are written. */
function offlineList(): Plugin {
  return {
    name: 'offline-list',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir = 'dist' }) => listForOffline(dir),
    },
  }
}

/** Where scripts/size.mjs finds what became of which module; hosts hand nothing out of this folder. */
const CHUNKS_FILE = '.vite/chunks.json'

/** Writes down each chunk's modules and what it imports. */
function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle: {
      // After the chunks that had nothing but styles in them have been taken out.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const listed = chunks.map(({ fileName, imports, moduleIds }) => [
          fileName,
          { imports, modules: moduleIds.map((id) => relative(ROOT, id)) },
        ])
        const source = JSON.stringify(Object.fromEntries(listed))
        this.emitFile({ type: 'asset', fileName: CHUNKS_FILE, source })
      },
    },
  }
}

/** Fails the build where chunks import each other: whichever ran first would find the other still empty. */
function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          const back = output.imports.find((name) => withImports(name, bundle).includes(output.fileName))
          if (back === undefined) continue
          const one = output.moduleIds
          const all = withImports(back, bundle).flatMap((name) => modulesOf(bundle[name]))
          const other = all.filter((id) => !one.includes(id))
          const crossing = crossings(this, other, one).join('\n')
          this.error(
            `${output.fileName} and ${back} import each other; part the groups otherwise:\n${crossing}`,
          )
        }
      },
    },
  }
}

function modulesOf(output: Rolldown.OutputBundle[string] | undefined): readonly string[] {
  return output?.type === 'chunk' ? output.moduleIds : []
}

/** Which modules of one file import which of another, as lines. */
function crossings(
  { getModuleInfo }: Rolldown.PluginContext,
  from: readonly string[],
  to: readonly string[],
): readonly string[] {
  return from.flatMap((id) =>
    (getModuleInfo(id)?.importedIds ?? [])
      .filter((imported) => to.includes(imported))
      .map((imported) => `  ${relative(ROOT, id)} imports ${relative(ROOT, imported)}`),
  )
}

/** A chunk and all that it imports, whatever is imported most directly first. */
function withImports(fileName: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([fileName])
  for (const name of found) {
    const output = bundle[name]
    if (output?.type === 'chunk') for (const imported of output.imports) found.add(imported)
  }
  return [...found]
}

function link(fileName: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true, href: `./${fileName}` }, injectTo: 'head' }
}

export default defineConfig({
  base: './',
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    react(),
    noDeveloperTools(),
    contentSecurityPolicy(),
    preloads(),
    compileHints(),
    chunkList(),
    noCircles(),
    offlineList(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // A bot is fetched by its worker, which takes it in parts like a page.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // What the page itself brings need not be named again with every part that is fetched later. The late parts of a
    // table come in idle moments: what they import may follow them, its names would weigh a hundredth of the first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, dependencies, { hostId }) =>
        dependencies.filter(
          (file) => !BROUGHT.test(file) && !OF_THE_TABLE.test(hostId) && !ASKED_FOR_LATE.test(part),
        ),
    },
    rolldownOptions: {
      input: { index: fileURLToPath(new URL('./index.html', import.meta.url)), worker: WORKER },
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId === WORKER ? WORKER_FILE : 'assets/[name]-[hash:7].js',
        // A letter less in each of the ninety names that the first load lists.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What several screens share would come in some twenty small files; by layers it comes in three.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the entry needs to know which parts to fetch: it must not wait for any of them.
            {
              name: 'early',
              test: /\/src\/(games\/(index|manifest)\.|games\/(arrakhar|arena)\/(index|load-bot)\.|app\/(routes|ahead|load-anew|load-text)\.|widgets\/(class-names|missing\.|control\.|panel\.|page\.|writing\.))|vite\/preload-helper/,
            },
            { name: 'react-dom', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'core',
              test: /\/src\/engine\/(?!kernel\/command-schema|figures|rulebook|rollout|rule-drawing|rule-entry|rule-parts|record-schema|save-read|save-schema|save-migrations|migrations|opened-body|unpacking|dice-check|schema|replay|copy|excess|pausing|json|fairness|lesson|study|bot|search|lab)|\/node_modules\/(immer|honeycomb-grid|zustand|idb-keyval|pure-rand)\/|\/src\/(store\/(?!bots|table-deeds|vault|commitment|sealing|unhurried|study|catalog|game-report)|(app\/(text|seats|table-session|session-games|save-reading|kept-game|theme|media|comfort|resume|failure\/(LazyErrorReport|ErrorBoundary|LatePart|LoadAgain|MissingNotice|NotLoaded)|game-kept|start|App|LineIcon|pages|shell)|widgets\/(coming|once-painted|late))\.)/,
            },
            {
              name: 'reading',
              test: /\/src\/(engine\/(kernel\/command-schema|save-read|save-schema|save-migrations|migrations|opened-body|unpacking|schema|schema-words|record-schema|replay|copy|excess|pausing|json|json-pieces|bot)|store\/unhurried)\.|\/node_modules\/valibot\//,
            },
            {
              name: 'reading-arrakhar',
              test: /\/games\/arrakhar\/(rules\/(files\/(?!stand-ins)|map-check)|content\/(scenarios|reconstructions)\.)/,
            },
            {
              name: 'rules',
              test: /\/games\/arrakhar\/(commands\/|rules\/(?!(threats|forecast|filling)\/|legal\/(index|sample)|files\/stand-ins|(lab|summary|scenario-name|sized-force)\.)|content\/(units|tables|map|command-text)\.)/,
            },
            {
              name: 'board',
              test: /\/src\/board\/(?!CounterPicture|layers\/CounterFace|zones|motion|tools|arrows|drawings|field|terrain\/(fine-strokes|fibers|gate|hachures|hatching|paper|mountain|highland|lowland))|\/src\/widgets\/([Cc]urtain|PhaseTrack|phase-track)|\/src\/app\/(PlayScreen|PlayHeader|TableHost|Curtained|play-keys|play\.module|StepButton|steps)|\/src\/table\/(desk\/|commands\/hands?\.|hints\/(hint-desk|hint-text|hints\.module)|panel\/HexButtons|frame\/(use-is-narrow|TurnFrame|TableFrame|TableScreens|play\.module|turn-track)|log\/(log\.module|sentences\.)|panel\/(end-text|ActionFrame|PickingButtons|EndButton|use-top|action-panel|forces|picking))/,
            },
            // A game's table with all that its first moment needs, apart from the board and the frame, which other games share.
            {
              name: 'arrakhar',
              test: /\/src\/board\/terrain\/(mountain|highland)|\/games\/arrakhar\/(content\/(icons|text|panel-text)|ui\/(ArrakharTable|board\/board-view|desk\/segment-events|gestures\/(?!later|summon|spell|combat)|play\/(PlayTable|TurnTrack|ActionPanel|BoardPane|SegmentEnd|Lazy[A-Za-z]+|late-part|pick-next|use-[a-z-]+)\.|panels\/(OrcsPanel|use-later-panels|valley)|words\/stack-text|overlays\/use-end-parts|sentences\/unit-name))/,
            },
            // What the rules and the table's first picture share: rules are also for workers, which have no table.
            {
              name: 'rules-arena-first',
              test: /\/games\/arena\/(rules\/(spaces|guards|position|creatures|refuse|phases\/terrain)|content\/(boards|creatures|creature-rows|terrain|game-rules))\./,
            },
            {
              name: 'rules-arena',
              test: /\/games\/arena\/(commands\/|queries\/|rules\/(?!files|legal\/sample|index|invariants|lab|summary)|content\/(items?|item-rows|abilit(y-rows|ies)|spells?|spell-rows|phase-text|command-text|presets|names)\.)/,
            },
            { name: 'notice', test: /\/src\/(table\/panel\/RefusalNotice|widgets\/Notice)\./ },
            {
              name: 'arena',
              test: /\/src\/board\/terrain\/lowland\/(?!lowland-strokes)|\/games\/arena\/(content\/(text|table-text)|ui\/(ArenaTable|play\/(PlayTable|ActionPanel|ArenaTrack|BoardPane|LazyTableMenu|use-late-parts|PhaseEnd)|board\/(board-text|looks)|gestures\/(waiting|may-decide)|panels\/TerrainBudget))\./,
            },
            // What comes right after the first picture, and what other late parts of the table share with it.
            {
              name: 'arena-hands',
              test: /\/games\/arena\/(ui\/(gestures\/|words\/[a-z-]+\.ts$|board\/(board-view|signs)|play\/(late-parts|end-parts|pick-next|still-to-do)))/,
            },
            // The styles of small widgets: each part that has some of them would name every sheet.
            {
              name: 'widgets',
              test: /\/src\/(widgets\/(die|roll-table|menu|dialog|notice|tooltip|stepper|log-list)|table\/panel\/end)\.module\.css/,
            },
            {
              name: 'reading-arena',
              test: /\/games\/arena\/rules\/files\//,
            },
            // What pages that list games share.
            {
              name: 'games-listed',
              test: /\/src\/(app\/(hex-path|home-text|save-mark-text|ask-for-file|LazySettings|catalog|unkept|games\/(games-store|games-text|card-words|find-games|UnkeptNotice))|store\/catalog\/catalog)\./,
            },
            {
              name: 'radix',
              test: /\/node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\//,
            },
            // What many late parts say: together, or each part would name a dozen small files.
            {
              name: 'words',
              test: /\/games\/arrakhar\/(content\/(clauses|[a-z-]+-text)\.|ui\/sentences\/)/,
            },
          ],
        },
      },
    },
  },
})
