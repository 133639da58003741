// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { Fields } from '@/table/fields/Fields'
import { OFFERED, type ReconstructionId } from '@/games/arrakhar/tables/reconstructions'
import { draftPosition } from '@/games/arrakhar/files/position-read'
import { reconstructing } from '@/games/arrakhar/teaching/editor/edits'
import { panelsOf } from '@/games/arrakhar/teaching/editor/editor-fields'
import { STARTS } from '@/games/arrakhar/teaching/editor/starts'

afterEach(cleanup)

/** The sets that may be chosen for a position which has one already. */
function choicesFor(reconstruction: ReconstructionId): readonly string[] {
  const draft = draftPosition(STARTS[0]?.position)
  const { position } = present(draft.ok ? draft.value : null, 'a start')
  const [moment] = panelsOf(reconstructing(reconstruction)(position))
  render(<Fields fields={moment?.fields ?? []} onChange={() => undefined} />)
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reconstruction' })
  expect(choice.value).toBe(reconstruction)
  return within(choice)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
}

test.each(OFFERED)('a position may have what new games may have: %s', (id) => {
  expect(choicesFor(id)).toEqual(OFFERED)
})

test('a position of an old game keeps the set that it has', () => {
  expect(choicesFor('balanced')).toEqual([...OFFERED, 'balanced'])
})
