// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RULEBOOK as ARCHMAGI } from '@/games/archmagi/teaching/rulebook'
import { RULEBOOK as WIZARD_KINGS } from '@/games/wizard-kings/teaching/rulebook'
import { bookletOf } from '@/teach/book/booklet'
import { Contents } from '@/teach/rules/Contents'

afterEach(cleanup)

test.each([
  { rulebook: ARCHMAGI, place: 'AM-K', section: 'KDescriptors and keywords', clause: 'K.1 What is not said' },
  { rulebook: WIZARD_KINGS, place: 'MV', section: 'MVMovement', clause: 'MV-9 Stacking' },
])('the contents of $rulebook.title have its numbers as they are cited', (one) => {
  render(<Contents rulebook={one.rulebook} place={one.place} />)
  const contents = within(screen.getByRole('navigation'))
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([one.section, one.clause]),
  )
})

test('the parts of a booklet have the letters of their sections for numbers', () => {
  const parts = bookletOf(WIZARD_KINGS).flatMap((piece) => (piece.kind === 'part' ? [piece.part] : []))
  expect(parts.slice(0, 2)).toEqual([
    { number: 'TM', title: 'Terms' },
    { number: 'CP', title: 'Armies, chaos and boards' },
  ])
})
