import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

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
        const scripts = outputs.flatMap((output) =>
          output.type === 'chunk' && output.facadeModuleId?.endsWith(START)
            ? [output.fileName, ...output.imports]
            : [],
        )
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

function link(fileName: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true, href: `./${fileName}` }, injectTo: 'head' }
}

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy(), preloads()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several screens share would come in some twenty small files; by layers it comes in three.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react-dom', test: /\/node_modules\/react-dom\// },
            {
              name: 'kernel',
              test: /\/src\/engine\/(?!save-read|schema)|\/node_modules\/(immer|honeycomb-grid|zustand|idb-keyval|pure-rand|react|scheduler)\//,
            },
            {
              name: 'rules',
              test: /\/games\/arrakhar\/(rules\/(?!(threats|forecast)\/|files\/(?!numbering|position-write|map-name)|map-check)|content\/(units|tables|map|scenarios)\.)/,
            },
            {
              name: 'board',
              test: /\/src\/board\/(?!CounterPicture|zones|motion|tools|arrows)|\/src\/widgets\/(Die\.|die-cup)|\/games\/arrakhar\/(content\/(icons|text)|ui\/([^/]+\.ts$|gestures\/(?!later|summon|spell|combat)|play\/(HexButtons|once)\.|sentences\/words))/,
            },
            {
              name: 'shell',
              test: /\/src\/(store|games\/(index|manifest)\.|games\/arrakhar\/index|(app\/(text|routes|files|seats|table-session|session-games|save-reading|theme|media|comfort|resume|LazyErrorReport)|widgets\/once-painted)\.)/,
            },
          ],
        },
      },
    },
  },
})
