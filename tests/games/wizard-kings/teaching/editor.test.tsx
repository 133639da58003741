// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { listAt, valueAt } from '@/engine/files/json-look'
import type { Json } from '@/engine/kernel/game'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { wizardKingsTeaching } from '@/games/wizard-kings/teaching'
import { scene } from '../scene'

afterEach(cleanup)

test('a block is placed, given steps and taken off again, and the moon is set', async () => {
  const { Editor } = wizardKingsTeaching
  let file: Json = wizardKingsFiles.writePosition(
    scene([], { step: 'moves', scenario: 'small', map: 'greenmarch-skirmish' }),
  )
  const strengths = () => listAt(file, 'blocks').map((block) => valueAt(block, 'strength'))
  function Desk() {
    const [shown, setShown] = useState(file)
    const nothing = { problems: [], drawings: [], isDrawing: false, onDraw: () => undefined }
    const change = (next: Json) => {
      file = next
      setShown(next)
    }
    return <Editor {...nothing} file={shown} onChange={change} />
  }
  render(<Desk />)
  const select = (label: string, option: string) =>
    userEvent.selectOptions(screen.getByLabelText(label), option)

  await select('A click on the board', 'places Ranger of North')
  act(() => screen.getByRole('application').focus())
  await userEvent.keyboard('{Enter}')
  expect(strengths()).toEqual([1])
  await select('Steps of Ranger of North', '3')
  expect(strengths()).toEqual([3])
  await select('Moon', 'full')
  expect(valueAt(file, 'moon')).toBe('full')
  await userEvent.click(screen.getByRole('button', { name: 'Ranger of North' }))
  expect(strengths()).toEqual([])
})
