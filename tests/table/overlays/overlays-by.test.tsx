// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { IDLE } from '@/table/desk/answer'
import type { DeskParts } from '@/table/desk/desk'
import { makePointing } from '@/table/desk/pointing'
import { overlaysBy, type Sight } from '@/table/overlays/overlays-by'
import type { LaidOver } from '@/table/play/play-model'

afterEach(cleanup)

const at = (hex: string) => hex as HexId
const VIEW = { turn: 1 }

/** Two overlays that note what they were asked: one of enemies, one of the stack pointed at. */
function notingOverlays() {
  const asked: { readonly threat: (HexId | null)[]; readonly reach: (HexId | null)[] } = {
    threat: [],
    reach: [],
  }
  const noting = (kind: 'threat' | 'reach') => (sight: Sight<object, null>) => {
    asked[kind].push(sight.subject)
    const hex = sight.subject ?? at('B2')
    return { hexes: [hex], figures: [{ hex, text: '2-7', words: '2 units, Power 7' }] }
  }
  const { Overlays } = overlaysBy<DeskParts, null>({
    overlays: [
      { kind: 'reach', name: 'Reach', hint: '', isOfSubject: true, shows: noting('reach') },
      { kind: 'threat', name: 'Enemies', hint: '', shows: noting('threat') },
    ],
    threatsTo: (_view, hex) => [
      { id: 'far', from: at('A1'), kind: 'blade', text: `A1 hits ${hex}` },
      { id: 'there', from: hex, kind: 'blade', text: `${hex} hits itself` },
    ],
    isHeld: () => true,
    hexOf: (_view, { name }) => (name === 'Idle' ? undefined : at('B2')),
    inHandWords: (_view, { name }) => (name === 'Idle' ? '' : '2 elves at B2.'),
    hexesToAct: () => [at('A1'), at('B2')],
    ahead: null,
    Ahead: () => null,
  })
  return { asked, Overlays }
}

/** Opens the overlays and switches both on. */
function sitDown() {
  const { asked, Overlays } = notingOverlays()
  const pointing = makePointing()
  const laid: LaidOver[] = []
  render(<Overlays view={VIEW} gesture={IDLE} pointing={pointing} onLay={(over) => laid.push(over)} />)
  fireEvent.keyDown(document.body, { key: 'o' })
  for (const name of ['Reach', 'Enemies']) fireEvent.click(screen.getByRole('checkbox', { name }))
  return { asked, pointing, laid }
}

test('an overlay that is of no subject is worked out once, however often the pointer moves', () => {
  const { asked, pointing } = sitDown()
  const before = asked.threat.length
  for (const hex of ['C1', 'C2', 'C3']) act(() => pointing.tell(at(hex)))
  expect(asked.reach.slice(-3)).toEqual(['C1', 'C2', 'C3'])
  expect(asked.threat).toHaveLength(before)
  expect(new Set(asked.threat)).toEqual(new Set([null]))
})

test('overlays are laid in the order of their menu, with their figures, and told in words', () => {
  const { laid } = sitDown()
  expect(laid.at(-1)?.zones.map(({ kind, figures }) => [kind, figures?.[0]?.text])).toEqual([
    ['reach', '2-7'],
    ['threat', '2-7'],
  ])
  expect(screen.getAllByText(/^B2: 2 units, Power 7$/)).toHaveLength(2)
})

test('who could hit a hex from within is told without an arrow', () => {
  const { laid, pointing } = sitDown()
  act(() => pointing.tell(at('C2')))
  fireEvent.keyDown(document.body, { key: 't' })
  expect(screen.getByText('C2 hits itself')).toBeDefined()
  expect(laid.at(-1)?.arrows.map(({ from }) => from)).toEqual(['A1'])
})

test('what was picked before the overlays had come is told by a voice that stood there in silence', async () => {
  const { Overlays } = notingOverlays()
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (isVoice(target)) heard.push(target.textContent ?? '')
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const picked = { name: 'Moving' }
  render(<Overlays view={VIEW} gesture={picked} pointing={makePointing()} onLay={() => undefined} />)
  await expect.poll(() => heard).toEqual(['2 elves at B2. 2 of 2 that can act.'])
  observer.disconnect()
})

function isVoice(node: Node): boolean {
  return node instanceof Element && node.matches('[role="status"]')
}
