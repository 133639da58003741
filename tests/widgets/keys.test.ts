import { expect, test } from 'vitest'
import { isCursorKey } from '@/board/view/cursor-keys'
import { isPressed, keyNameOf, keyNamesOf, type KeyPress, pressedOf, shortcutOf } from '@/widgets/keys'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('a segment ends by Ctrl+Enter, and by no letter', () => {
  expect(isPressed('endSegment', press('Enter', { ctrlKey: true }))).toBe(true)
  for (const other of [press('Enter'), press('e'), press('Enter', { ctrlKey: true, altKey: true })])
    expect(isPressed('endSegment', other)).toBe(false)
})

test('Shift tells letters apart, and is needed to type some signs', () => {
  expect(pressedOf(['next', 'previous'], press('n'))).toBe('next')
  expect(pressedOf(['next', 'previous'], press('N', { shiftKey: true }))).toBe('previous')
  expect(isPressed('keySheet', press('?', { shiftKey: true }))).toBe(true)
  expect(isPressed('closer', press('='))).toBe(true)
})

test('keys are named as a keyboard shows them, and as a browser is told', () => {
  expect(keyNamesOf('redo')).toEqual(['R', 'Ctrl+Y', 'Ctrl+Shift+Z'])
  expect([keyNameOf('cancel'), keyNameOf('farther'), keyNameOf('endSegment')]).toEqual([
    'Esc',
    '−',
    'Ctrl+Enter',
  ])
  expect(keyNamesOf('closer')).toEqual(['+'])
  expect(shortcutOf('endSegment')).toBe('Control+Enter')
})

test('the hex cursor is led by the keys that are said to lead it', () => {
  const led = ['q', 'w', 'e', 'a', 's', 'd', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
  expect(led.filter((key) => !isCursorKey(key))).toEqual([])
  expect(led.every((key) => pressedOf(['cursor', 'hexside'], press(key)) !== undefined)).toBe(true)
})
