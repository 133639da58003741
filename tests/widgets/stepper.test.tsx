// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Stepper } from '@/widgets/Stepper'

afterEach(cleanup)

function show(first = 20): { readonly field: HTMLInputElement; readonly agreed: () => number } {
  let agreed = first
  function Page() {
    const [value, setValue] = useState(first)
    agreed = value
    return <Stepper label="Points" value={value} min={10} max={60} onChange={setValue} />
  }
  render(<Page />)
  return { field: screen.getByRole('spinbutton'), agreed: () => agreed }
}

test('a number is written figure by figure, though its first figure alone is too little', async () => {
  const { field, agreed } = show()
  await userEvent.clear(field)
  expect(agreed()).toBe(20)
  await userEvent.type(field, '4')
  expect(field.value).toBe('4')
  expect(agreed()).toBe(20)
  await userEvent.type(field, '5')
  expect(agreed()).toBe(45)
})

test('what is too much or too little becomes the most or the least when the field is left', async () => {
  const { field, agreed } = show()
  await userEvent.clear(field)
  await userEvent.type(field, '99')
  await userEvent.tab()
  expect(agreed()).toBe(60)
  expect(field.value).toBe('60')
})

test('a field that is left empty has the number that it had', async () => {
  const { field, agreed } = show()
  await userEvent.clear(field)
  await userEvent.tab()
  expect(field.value).toBe('20')
  expect(agreed()).toBe(20)
})

test('the buttons stop at the least and at the most', async () => {
  const { agreed } = show(59)
  const more = screen.getByRole('button', { name: 'Points: more' })
  await userEvent.click(more)
  expect(agreed()).toBe(60)
  expect(more).toHaveProperty('disabled', true)
})
