import { expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { clause } from '../../support/clause'
import { castSummon, END, move, placeOrc, ROLL_ORCS } from '../../support/orders'
import { situation } from '../../support/situation'

clause('AR-11.1', () => {
  test('every haunt whose hex holds wizard-side units is destroyed', () => {
    const game = situation('wizard hauntCheck', { '1706': 'elf', '1304': '2 wizard' }).then(END)
    expect(Object.keys(game.position.haunts).sort()).toEqual(['C1', 'C2', 'R2', 'T1'])
  })
  test('others stay', () => {
    const game = situation('wizard hauntCheck', { '1707': 'elf' }).then(END)
    expect(Object.keys(game.position.haunts)).toHaveLength(6)
  })
  test('sorcerer-side units destroy nothing', () => {
    const game = situation('wizard hauntCheck', { '1706': 'demon' }).then(END)
    expect(game.position.haunts).toHaveProperty('T2')
  })
  test('passing through does not count', () => {
    const game = situation('wizard movement', { '1707': 'elf' }).then(move('elf-1', '1706 1806'))
    game.then(END).then(END).then(END).then(END)
    expect(game.position.haunts).toHaveProperty('T2')
  })
  test('it is compulsory: the segment is ended by destroying them', () => {
    const game = situation('wizard hauntCheck', { '1706': 'elf' }).then(END)
    expect(game.events.map((event) => event.type)).toEqual(['hauntDestroyed', 'segmentBegun'])
  })
  test('it is not skipped with the empty segments', () => {
    const game = situation(
      'wizard combat',
      { '1706': 'elf', '1913': 'orc' },
      { options: { skipEmptySegments: true } },
    ).then(END)
    expect(game.segment).toBe('hauntCheck')
  })
})

clause('AR-11.2', () => {
  test('the wand is revealed and lies in the hex', () => {
    const game = situation('wizard hauntCheck', { '0508': 'elf' }).then(END)
    expect(game.position.wand).toEqual({ hidden: false, hex: '0508' })
    expect(game.last('wandFound')).toEqual({ type: 'wandFound', haunt: 'T1', hex: '0508' })
  })
  test('another haunt reveals nothing', () => {
    const game = situation('wizard hauntCheck', { '1706': 'elf' }).then(END)
    expect(game.position.wand).toEqual({ hidden: true })
    expect(game.last('wandFound')).toBeUndefined()
  })
  test('an opened haunt is a revelation: it must not be undone', () => {
    const game = situation('wizard hauntCheck', { '1706': 'elf' }).then(END)
    expect(arrakharRules.barrierOf({ type: 'endSegment' }, game.events)).toBe('A haunt was opened.')
  })
  test('both sides see the wand', () => {
    const game = situation('wizard hauntCheck', { '0508': 'elf' }).then(END)
    expect(game.viewFor('table').wand).toEqual({ hidden: false, hex: '0508' })
  })
})

clause('AR-11.3', () => {
  test('haunts are destroyed after the wand is found', () => {
    const game = situation('wizard hauntCheck', { '1706': 'elf' }, { wand: { hex: '1110' } }).then(END)
    expect(game.position.haunts).not.toHaveProperty('T2')
    expect(game.position.wand).toEqual({ hidden: false, hex: '1110' })
  })
  test('a haunt destroyed so summons no more', () => {
    const game = situation('wizard hauntCheck', { '1706': 'elf', '1707': 'sorcerer' }, { pool: { demon: 3 } })
    game.then(END).then(ROLL_ORCS, [1])
    game.then(placeOrc('1708')).then(END)
    expect(game.play(castSummon('sorcerer-1', 'T2'))).toBeRefusedUnder('AR-6.7')
  })
})
