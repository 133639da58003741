import { afterEach, describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import type { Subject } from '@/headless/fuzz/subject'
import { besiege, type Plan } from '@/headless/hostile/commands/siege'
import { hoard, hoardRules } from './hoard'

const plan: Plan = { game: 'hoard', each: 3000, seed: 5, turnLimit: 30 }

/** What a batch finds when some of the rules are broken, or told otherwise. */
function found(broken: Partial<AnyGameRules>, told: Partial<Subject> = {}): readonly string[] {
  const subject = { ...hoard, ...told, rules: { ...hoardRules, ...broken } }
  return besiege(subject, plan, 0).findings.map(({ fault }) => fault)
}

interface Given {
  readonly type: string
  readonly seat?: string
}

/** A way of reading commands in which something is changed before the rules' own. */
const readAs = (change: (json: object) => unknown): Pick<AnyGameRules, 'parseCommand'> => ({
  parseCommand: (json) =>
    hoardRules.parseCommand(typeof json === 'object' && json !== null ? change(json) : json),
})

/** The rules of one type of command, changed. */
function withRule(type: string, change: Partial<AnyGameRules['commands'][string]>): Partial<AnyGameRules> {
  const rule = hoardRules.commands[type]
  if (!rule) throw new Error(`no rule for ${type}`)
  return { commands: { ...hoardRules.commands, [type]: { ...rule, ...change } } }
}

describe('Sound rules', () => {
  test('are found sound, whatever is thrown at them', () => {
    const report = besiege(hoard, plan, 0)
    expect(report.findings).toEqual([])
    const { unread, refused, played } = report.stages
    expect(unread + refused + played).toBe(3000)
    expect(Math.min(unread, refused, played)).toBeGreaterThan(20)
  })

  test('meet the same commands whenever seed and batch are the same', () => {
    expect(besiege(hoard, plan, 3)).toEqual(besiege(hoard, plan, 3))
    expect(besiege(hoard, plan, 3).stages).not.toEqual(besiege(hoard, plan, 4).stages)
  })
})

describe('What is found', () => {
  const { dig, leave } = hoardRules.commands
  if (!dig || !leave) throw new Error('the hoard has such rules')

  test.each<[string, Partial<AnyGameRules>, RegExp]>([
    [
      'an exception of whoever reads',
      readAs((json) => {
        if ('__proto__' in json && Object.hasOwn(json, '__proto__')) throw new Error('stumbled over it')
        return json
      }),
      /^exception: Error: stumbled over it\n/,
    ],
    [
      'an exception of the rules',
      withRule('dig', {
        refusalOf(position, command) {
          if ('dice' in command && Number(command.dice) > 2) throw new Error('fell into the shaft')
          return dig.refusalOf(position, command)
        },
      }),
      /^exception: Error: fell into the shaft\n/,
    ],
    [
      'a rule that writes on the position it only has to judge',
      withRule('leave', {
        refusalOf(position) {
          Object.assign(position, { asked: 'south' })
          return undefined
        },
      }),
      /^exception: TypeError: Cannot assign to read only property/,
    ],
    [
      'a refusal of what is read without its place',
      {
        parseCommand: (json) => (fits(json) ? hoardRules.parseCommand(json) : { ok: false, problems: [] }),
      },
      /^a refusal without a problem/,
    ],
    [
      'a key that is dropped',
      readAs((json) =>
        Object.fromEntries(Object.entries(json).filter(([key]) => ['type', 'dice'].includes(key))),
      ),
      /^it was read, but for "/,
    ],
    [
      'a list that is read as a record',
      readAs((json) => (Array.isArray(json) ? { type: (json as unknown[])[0] } : json)),
      /^it was read, a list as a record at ""/,
    ],
    [
      'a command that its own file changes',
      { parseCommand: (json) => hoardRules.parseCommand(json === null ? json : twisted(json)) },
      /^it was read as a command that does not survive JSON|^it was read, but/,
    ],
    [
      'a refusal without words',
      withRule('weigh', { refusalOf: () => ({ clause: 'HO-2', message: '' }) }),
      /^a refusal told badly/,
    ],
    [
      'a secret that tells in a refusal',
      withRule('dig', {
        refusalOf: (position, command) =>
          'rest' in position && position.rest === 'lake'
            ? { clause: 'HO-7', message: 'The lake is deep.' }
            : dig.refusalOf(position, command),
      }),
      /^secrets tell in a refusal: none, but HO-7/,
    ],
    [
      'a command that no list knows',
      { legalCommands: () => [] },
      /^accepted, but not among the legal commands/,
    ],
    ['a command when nobody is asked', { askedSeat: () => null }, /^accepted though nobody is asked/],
    ['a broken invariant', { faultsOf: () => ['Gold is gone.'] }, /^broken invariant: Gold is gone/],
    [
      'a leak',
      { leaksOf: (_, viewer) => (viewer === 'south' ? ['the rest'] : []) },
      /^a secret shows to south/,
    ],
    [
      'a position that cannot be read again',
      { parsePosition: () => hoardRules.parsePosition({}) },
      /cannot be read/,
    ],
    [
      'play in place that comes to something else',
      withRule('leave', {
        perform(draft, command, dice) {
          const events = leave.perform(draft, command, dice)
          if (!('asked' in draft) || Object.getPrototypeOf(draft) === null) return events
          return [...events, { type: String(performance.now()) }]
        },
      }),
      /^played in place it comes to something else/,
    ],
  ])('%s', (_, broken, fault) => {
    expect(found(broken)).toContainEqual(expect.stringMatching(fault))
  })

  test('a command from a seat that is not asked', () => {
    const from = (json: object) => ({ ...json, seat: 'west' })
    const rules: Partial<AnyGameRules> = {
      parseCommand(json) {
        const { seat: _, ...left } = typeof json === 'object' && json !== null ? (json as Given) : {}
        const read = hoardRules.parseCommand(left)
        return read.ok ? { ok: true, value: from(read.value) as Given } : read
      },
    }
    const habits = { ...hoard.commands, isUnderstood: () => true, gistOf: () => undefined }
    const stranger = expect.stringMatching(/^accepted from west, but (north|south) is asked/) as unknown
    expect(found(rules, { commands: habits })).toContainEqual(stranger)
    const unasked = ['dig', 'weigh', 'leave']
    expect(found(rules, { commands: { ...habits, unasked } })).not.toContainEqual(stranger)
  })

  test('a fault once for all commands that have it, with a run that shows it', () => {
    const subject = { ...hoard, rules: { ...hoardRules, ...withRule('dig', { refusalOf: () => undefined }) } }
    const [finding] = besiege(subject, plan, 0).findings
    expect(finding?.fault).toBe('accepted, but not among the legal commands')
    expect(finding?.times).toBeGreaterThan(3)
    expect(finding?.run).toMatchObject({ position: { game: 'hoard' }, steps: [{ command: { type: 'dig' } }] })
  })

  describe('a prototype that is changed', () => {
    afterEach(() => {
      Reflect.deleteProperty(Object.prototype, 'polluted')
      Reflect.deleteProperty(Array.prototype, 'newest')
    })

    test('so that every object has something more', () => {
      const broken = readAs((json) => {
        if (Object.hasOwn(json, '__proto__')) Object.assign(Object.prototype, { polluted: true })
        return json
      })
      expect(() => found(broken)).toThrow('the prototype of Object was changed in batch 0 of seed 5')
    })

    test('where nobody sees it', () => {
      const broken = readAs((json) => {
        Object.defineProperty(Array.prototype, 'newest', { value: 1, configurable: true })
        return json
      })
      expect(() => found(broken)).toThrow('the prototype of Array was changed')
    })
  })
})

function fits(json: unknown): boolean {
  return hoardRules.parseCommand(json).ok
}

/** One die more than there are. */
function twisted(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('dice' in json)) return json
  return typeof json.dice === 'number' ? { ...json, dice: json.dice + 1 } : json
}
