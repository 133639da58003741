import { listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { FROM_AFAR } from '@/table/overlays/overlay'
import { overlaysBy, type OverlayWays, type ShownHexes, type Sight } from '@/table/overlays/overlays-by'
import styles from '@/table/overlays/overlays.module.css'
import { Buttons } from '@/table/panel/Buttons'
import { OVERLAY_TEXT, OVERLAYS as TEXT, THREAT_TEXT } from '../../tables/overlay-text'
import { sideOf } from '../../queries/combat/sides'
import { creaturesIn, otherSeat, sideIn } from '../../queries/creatures'
import { magicFrom } from '../../queries/magic/ranges'
import { nameOf, spaceName } from '../../queries/names'
import { airOf, groundOf, hexOf, isAir } from '../../queries/spaces'
import {
  type Force,
  type Level,
  rangeFrom,
  reachOf,
  spaceAt,
  type Threat,
  threatened,
  threatsTo,
} from '../../queries/threats/threats'
import { type ArenaSeat, SEATS } from '../../state/position'
import type { View } from '../../state/view'
import type { Parts } from '../desk/desk'
import { HANDS } from '../gestures/hands'
import { hexOfGesture } from '../gestures/offers'
import { gestureInWords } from '../words/gesture-words'
import { placeInWords } from '../words/hex-words'

type Look = Sight<View, Level>

const WAYS: OverlayWays<Parts, Level> = {
  overlays: [
    {
      kind: 'reach',
      ...OVERLAY_TEXT.reach,
      empty: TEXT.nobody,
      isOfSubject: true,
      shows: (sight) => ofSubject(sight, (hex) => forces(reachOf(sight.view, hex, sight.ahead))),
    },
    { kind: 'threat', ...OVERLAY_TEXT.threat, isOfDanger: true, shows: (sight) => danger(sight, 'fight') },
    { kind: FROM_AFAR, ...OVERLAY_TEXT.fire, isOfDanger: true, shows: (sight) => danger(sight, 'shot') },
    {
      kind: 'range',
      ...OVERLAY_TEXT.range,
      empty: TEXT.noShot,
      isOfSubject: true,
      shows: (sight) => ofSubject(sight, (hex) => forces(rangeFrom(sight.view, hex, sight.ahead))),
    },
    {
      kind: 'magic',
      ...OVERLAY_TEXT.magic,
      empty: TEXT.noMagic,
      isOfSubject: true,
      shows: (sight) => ofSubject(sight, (hex) => magic(sight, hex)),
    },
  ],
  threatsTo(view, hex) {
    // Of a hex where enemies stand, it is asked what one's own side can do.
    const foe = foeOf(view)
    const isFoes = [groundOf(hex), airOf(hex)].some((space) => sideIn(view, space, foe).length > 0)
    return threatsTo(view, isFoes ? otherSeat(foe) : foe, hex).map((threat) => ({
      id: `threat-${threat.by}-${threat.level}-${threat.who.id}`,
      from: hexOf(threat.who.at ?? threat.stand.space),
      kind: threat.by === 'shot' ? FROM_AFAR : 'blade',
      text: threatText(threat),
    }))
  },
  isHeld: (view, hex) => [groundOf(hex), airOf(hex)].some((space) => creaturesIn(view, space).length > 0),
  hexOf: hexOfGesture,
  inHandWords: gestureInWords,
  hexesToAct: HANDS.hexesToAct,
  ahead: 'ground',
  Ahead: ({ ahead, onAhead }) => (
    <fieldset className={styles['overlay-ahead']}>
      <legend>{TEXT.level}</legend>
      <Buttons
        as="choice"
        buttons={(['ground', 'air'] as const).map((level) => ({
          name: TEXT.levels[level],
          isPressed: ahead === level,
          onPress: () => onAhead(level),
        }))}
      />
      <p className={styles['overlay-row__hint']}>{TEXT.asItIs}</p>
    </fieldset>
  ),
}

/** What can be laid over the board, and who can hit a hex. */
export const OVERLAYS = overlaysBy(WAYS)

/** The seat whose blows a viewer has to fear; of somebody without a seat, the one that waits. */
function foeOf({ viewer, active }: View): ArenaSeat {
  return otherSeat(SEATS.find((seat) => seat === viewer) ?? active)
}

/** What is shown of the hex pointed at or picked, and who is there. */
function ofSubject({ view, subject }: Look, shows: (hex: HexId) => ShownHexes): ShownHexes {
  return subject === null
    ? { hexes: [] }
    : { ...shows(subject), remark: `${subject}: ${placeInWords(view, subject)}` }
}

/** Hexes with what can come there, as figures. */
function forces(found: ReadonlyMap<HexId, Force>): ShownHexes {
  return {
    hexes: [...found.keys()],
    figures: [...found].map(([hex, { count, power }]) => ({
      hex,
      text: `${count}-${power}`,
      words: TEXT.force(count, power),
    })),
  }
}

/** What the foe can bring against each hex in its next turn, and whom of the others it finds there. */
function danger({ view, ahead: level }: Look, by: Threat['by']): ShownHexes {
  const foe = foeOf(view)
  const own = otherSeat(foe)
  const found = threatened(view, foe, { by, level })
  const notes = [...found].flatMap(([hex, { count, power }]) => {
    const here = sideIn(view, spaceAt(hex, level), own)
    if (here.length === 0) return []
    return { hex, text: TEXT.against(sideOf(view, own, here, []).total, TEXT.force(count, power)) }
  })
  return { ...forces(found), notes, remark: TEXT.inDanger(notes.length) }
}

/** How far the magic of a hex carries. */
function magic({ view, ahead: level }: Look, hex: HexId): ShownHexes {
  const found = magicFrom(view, hex, level)
  return {
    hexes: [...found.keys()],
    figures: [...found].map(([to, names]) => ({
      hex: to,
      text: String(names.length),
      words: listed(names),
    })),
  }
}

/** A threat in words: 'Orc 3 at B2: fights with Power 2, 2 hexes on foot'. */
function threatText({ by, who, level, stand, count, power }: Threat): string {
  const isInAir = level === 'air'
  const name = THREAT_TEXT.unit(nameOf(who), by === 'fight' ? count - 1 : 0)
  const blow = by === 'fight' ? THREAT_TEXT.fight(power, isInAir) : THREAT_TEXT.shot(power, isInAir)
  const isFromElsewhere = by === 'shot' && stand.by !== 'staying'
  const from = isFromElsewhere ? [THREAT_TEXT.from(spaceName(stand.space))] : []
  const how = [...from, wayText(stand)].join(', ')
  return `${name} at ${spaceName(who.at ?? stand.space)}: ${blow}, ${how}`
}

function wayText({ by, path, space }: Threat['stand']): string {
  if (by === 'staying') return THREAT_TEXT.staying
  if (path.length === 0) return isAir(space) ? THREAT_TEXT.takingOff : THREAT_TEXT.landing
  return by === 'foot' ? THREAT_TEXT.onFoot(path.length) : THREAT_TEXT.inTheAir(path.length)
}
