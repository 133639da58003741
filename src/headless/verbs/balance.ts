import { balanceOf } from '@/engine/lab/balance'
import { mergeResults } from '@/engine/lab/merge'
import { type Results, resultsText } from '@/engine/lab/results'
import type { SeatPlan } from '@/engine/lab/plan'
import { shortened } from '@/engine/files/schema'
import { badArguments, readArguments } from '../terminal/arguments'
import { outputPlaceOf } from '../terminal/files'
import { balanceLines } from '../lab/balance-text'
import { wholeText } from '../lab/pace'
import { readFiles } from '../lab/read-files'
import { writeWhole } from '../lab/results-file'
import type { Verb } from '../terminal/verb'

/** Merges the results of one run and prints what they say about the balance. */
export const balance: Verb = {
  synopsis: 'RESULTS… [--json] [--out FILE]',
  summary: 'merge results and print who wins how often',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['out'], flags: ['json'], several: 'RESULTS' })
    if (!given.ok) return given
    const { several, flags, options } = given.value
    const files = await readFiles(several, terminal)
    if (!files.ok) return files
    const merged = mergeResults(files.value)
    if (!merged.ok) return merged
    const { records } = merged.value
    if (records.length === 0) return badArguments('no game has been played yet in these results')
    if (options.out !== undefined) writeWhole(outputPlaceOf(options.out), resultsText(merged.value))
    if (flags.has('json')) terminal.print(jsonText(merged.value))
    else
      for (const line of [...headLines(merged.value), ...balanceLines(balanceOf(records))])
        terminal.print(line)
    return { ok: true, value: 0 }
  },
}

function headLines({ plan, records }: Results): readonly string[] {
  const missing = plan.games - records.length
  const counts = `${wholeText(records.length)} of ${wholeText(plan.games)} games`
  return [
    `${counts} of ${plan.game} from seed ${plan.seed}, ${wholeText(plan.rollouts)} rollouts`,
    ...(missing > 0 ? [`${wholeText(missing)} games are missing.`] : []),
    `Settings: ${shortened(JSON.stringify(plan.settings))}`,
    ...Object.entries(plan.seats).map(([seat, players]) => seatText(seat, players)),
    '',
  ]
}

function seatText(seat: string, { deciders, openings }: SeatPlan): string {
  const forces = openings.map(({ name }) => name)
  return `${seat}: ${deciders.join(', ')}; ${forces.length > 0 ? `forces ${forces.join(', ')}` : 'forces of its own design'}`
}

function jsonText({ plan, records }: Results): string {
  const missing = plan.games - records.length
  return JSON.stringify({ plan, missing, ...balanceOf(records) }, null, 2)
}
