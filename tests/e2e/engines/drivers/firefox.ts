import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Actions, keyActions, mouseActions } from './actions'
import { BidiLine } from './bidi'
import { type Engine, type Tab, WINDOW } from './engine'
import { Program } from './program'

/** What a new profile is told: no motion, and nothing that greets a newcomer. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
}

/** Starts the Firefox of the system, driven by the protocol that it speaks itself (WebDriver BiDi). */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'hexhearth-firefox-'))
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(profile, 'user.js'), preferences.join(''))
  const program = new Program(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { MOZ_CRASHREPORTER_DISABLE: '1' },
  )
  const [, address = ''] = await program.line(/WebDriver BiDi listening on (ws:\S+)/)
  const line = await BidiLine.to(`${address}/session`)
  const { capabilities } = await line.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    open: () => openTab(line),
    close: async () => {
      line.hangUp()
      await program.end()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A tab that shares nothing with the others, in front of them. */
async function openTab(line: BidiLine): Promise<Tab> {
  const { userContext } = await line.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await line.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  await line.send('browsingContext.setViewport', { context, viewport: WINDOW })
  await line.send('browsingContext.activate', { context })
  return tabOf(line, { userContext, context, shown: context })
}

interface Contexts {
  readonly userContext: string
  /** That of the tab. */
  readonly context: string
  /** That of the tab, or of a frame in it. */
  readonly shown: string
}

interface Tree {
  readonly contexts: readonly { readonly children: readonly { readonly context: string }[] }[]
}

function tabOf(line: BidiLine, { userContext, context, shown }: Contexts): Tab {
  const perform = async (actions: Actions) => {
    await line.send('input.performActions', { context: shown, actions })
  }
  return {
    go: async (url) => {
      await line.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    reload: async () => {
      await line.send('browsingContext.reload', { context, wait: 'complete' })
    },
    run: (body) => run(line, shown, body),
    point: (at) => perform(mouseActions(at, 'points')),
    click: (at) => perform(mouseActions(at, 'clicks')),
    press: (key) => perform(keyActions(key)),
    framed: async () => {
      const { contexts } = await line.send<Tree>('browsingContext.getTree', { root: shown })
      const first = contexts[0]?.children[0]
      if (!first) throw new Error('The page has no frame.')
      return tabOf(line, { userContext, context, shown: first.context })
    },
    close: async () => {
      await line.send('browser.removeUserContext', { userContext })
    },
  }
}

/** The parts that matter here of what `script.callFunction` gives back. */
type Evaluated =
  | {
      readonly type: 'success'
      readonly result: { readonly type: 'string'; readonly value: string } | { readonly type: 'null' }
    }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

async function run(line: BidiLine, context: string, body: string): Promise<string | null> {
  const evaluated = await line.send<Evaluated>('script.callFunction', {
    functionDeclaration: `() => { ${body} }`,
    target: { context },
    awaitPromise: false,
  })
  if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
  return evaluated.result.type === 'string' ? evaluated.result.value : null
}
