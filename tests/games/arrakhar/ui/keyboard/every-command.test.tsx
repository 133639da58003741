// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { COMMAND_RULES } from '@/games/arrakhar/commands/index'
import { HotSeat } from '../hot-seat'
import { Player } from '../../../../support/player'
import { SCRIPTS } from './scripts'
import '../../../../support/patient'

afterEach(cleanup)

describe('the keyboard alone gives every command', () => {
  test('each command of the rules has its keys', () => {
    expect(Object.keys(SCRIPTS).toSorted()).toEqual(Object.keys(COMMAND_RULES).toSorted())
  })

  test.each(Object.entries(SCRIPTS))('%s', async (type, { start, dice, keys }) => {
    const table = new HotSeat(start(), dice)
    await screen.findByRole('log', { name: 'Announcements' })
    await keys(new Player())
    expect(table.commands.map((command) => command.type)).toContain(type)
    await expect.poll(() => document.activeElement).not.toBe(document.body)
  })
})
