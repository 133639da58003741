import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Vehicles. */
export const AA_8: RuleSection = {
  id: 'AA-8',
  title: 'Vehicles and pilots',
  intro: 'Tanks, boats, airships, and horses too. Without a {{pilot}} a {{vehicle}} is so much furniture.',
  clauses: [
    entry(
      'AA-8.1',
      'A {{pilot}} is a creature with hands, itself no {{vehicle}}, that rides on the vehicle or [[AA-7.12|carries it]]. Riders without hands are only {{passenger|passengers}}.',
    ),
    entry(
      'AA-8.2',
      'Nobody at the wheel means nobody’s vehicle. It does not move, fire, use abilities, hold hexes or handle items, and adds nothing to a fight. Enemies walk past, land beside it and retreat to it as if it were not there, and it is never picked to die.',
    ),
    entry(
      'AA-8.3',
      'The vehicle obeys whoever commands its {{pilot}}, even if the other side paid for it. Stealing is allowed.',
    ),
    entry(
      'AA-8.4',
      'While your opponent has a pilot in it you cannot board, since [[AA-7.3|you ride only your own]].',
    ),
    ruled(
      entry(
        'AA-8.5',
        'Without its last {{pilot}}, who died, the vehicle is left behind. It takes no part in a retreat.',
      ),
      {
        choice:
          'Its {{passenger|passengers}} get off on the spot. Passengers of a vehicle that had no pilot to begin with get off when they have to retreat. Either way they go on foot.',
        reason: 'Only a pilot can take a vehicle along.',
      },
    ),
    ruled(entry('AA-8.6', 'A flying vehicle that loses its last {{pilot}} falls out of the sky.'), {
      choice: 'It dies at once; for its passengers see [[AA-7.10]].',
      reason: 'It can neither fly on nor land, and flyers that cannot land die.',
    }),
    ruled(
      entry(
        'AA-8.7',
        'In Combat you may attack an abandoned vehicle, if no enemy shares its {{space}}. Take any of your creatures there and any {{shooter|shooters}} [[AA-14.2|in range]] that have neither fought nor fired. More {{power}} than the vehicle has destroys it; otherwise nothing happens. Nobody retreats.',
      ),
      {
        choice: '{{blunt|Blunt}} Power can keep it whole, as in [[AA-12.8]].',
        reason: 'Blunt attacks destroy nothing.',
      },
    ),
    ruled(entry('AA-8.8', 'A pilot who is busy with a long {{cast}} is not at the wheel.'), {
      choice:
        'If all pilots are casting, the vehicle still is theirs and still fights with its Power, but does not move, fire or use abilities. It does not move either if all of them are casting or [[AA-22.8|held]].',
      reason: 'Casters may not pilot. Nobody says that they may not sit.',
    }),
    entry('AA-8.9', 'Climb in and drive off: a pilot may use the vehicle in the very turn of boarding.'),
  ],
  diagram: null,
}
