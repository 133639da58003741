import type { Advice, HandicapMeasure } from '@/engine/lab/handicap'
import { rounded } from './lab-text'

/** An advice in words: what to do, and how sure that is. */
export interface AdviceText {
  readonly what: string
  readonly certainty: string
}

/** What games advise; `seat` is what the measure's seat is called in the middle of a sentence. */
export function adviceText(advice: Advice, { points, step }: HandicapMeasure, seat: string): AdviceText {
  switch (advice.type) {
    case 'nothing':
      return { what: 'Nothing can be said yet.', certainty: 'No game has been won so far.' }
    case 'even':
      return {
        what: `Leave it at ${points} points: neither side is found to be the stronger.`,
        certainty: 'Were the match uneven by more than ten in a hundred, these games would have shown it.',
      }
    case 'tooFew':
      return {
        what: 'Play more games before you change anything.',
        certainty: `Both sides may still be alike, and either may be much the stronger. About ${advice.games} games would tell.`,
      }
    case 'try':
      return {
        what: `Try giving ${changeText(advice.change, points, seat)}.`,
        certainty: `That one side is stronger is fairly certain. By how many points is not: this is a rule of thumb, a step of ${step} for every five in a hundred. Let the lab play at other sums of points to find out.`,
      }
    case 'unclear':
      return {
        what: 'No sum of points can be named yet.',
        certainty:
          'Between the sums of points that were played the games differ no more than chance may have it. Play more games at each, or at sums farther apart.',
      }
    case 'measured':
      return measuredText(advice, points, seat)
  }
}

function measuredText(
  { change, interval: [low, high], isBetween }: Extract<Advice, { readonly type: 'measured' }>,
  points: number,
  seat: string,
): AdviceText {
  const range = `from ${rounded(points + low)} to ${rounded(points + high)} points`
  const beyond = ' It lies beyond the sums that were played, so take it with caution.'
  return {
    what:
      change === 0
        ? `Leave it at ${points} points: no whole step comes nearer to even.`
        : `Give ${changeText(change, points, seat)}.`,
    certainty: `In 95 of 100 cases the sum at which both win alike lies ${range}.${isBetween ? '' : beyond}`,
  }
}

/** 'the Sorcerer 4 points more: 48 instead of 44'. */
function changeText(change: number, points: number, seat: string): string {
  const way = change > 0 ? 'more' : 'fewer'
  return `${seat} ${Math.abs(change)} points ${way}: ${points + change} instead of ${points}`
}
