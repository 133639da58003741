// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { COMMANDS } from '@/games/arena/commands/index'
import '../../../../support/patient'
import { Player } from '../../../../support/player'
import { HotSeat } from '../hot-seat'
import { SCRIPTS } from './scripts'

afterEach(cleanup)

describe('the keyboard alone gives every command of Arena', () => {
  test('each command of the rules has its keys', () => {
    expect(Object.keys(SCRIPTS).toSorted()).toEqual(Object.keys(COMMANDS.commands).toSorted())
  })

  test.each(Object.entries(SCRIPTS))('%s', async (type, { start, dice, keys }) => {
    const table = new HotSeat(start(), dice)
    await screen.findByRole('log', { name: 'Announcements' })
    await keys(new Player())
    expect(table.commands.map((command) => command.type)).toContain(type)
  })
})
