// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { namePage, usePartTitle } from '@/widgets/page-title'

test('a page is named after what stands on it only as long as that is there', () => {
  namePage('Lesson · Arena')
  const part = renderHook(({ title }: { title: string | null }) => usePartTitle(title), {
    initialProps: { title: null as string | null },
  })
  expect(document.title).toBe('Lesson · Arena')
  part.rerender({ title: 'The first move · A first game' })
  expect(document.title).toBe('The first move · A first game')
  // Its own address may be shown after it.
  namePage('Lesson · Arena')
  expect(document.title).toBe('The first move · A first game')
  part.unmount()
  expect(document.title).toBe('Lesson · Arena')
  namePage('Learn · Arena')
  expect(document.title).toBe('Learn · Arena')
})
