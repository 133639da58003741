import { useCallback, useMemo, useState } from 'react'
import type { TableProps } from '@/engine/table/table'
import { Catalogue } from '@/table/catalogue/Catalogue'
import { TakenList } from '@/table/catalogue/TakenList'
import { HintButton } from '@/table/hints/HintButton'
import { CheckList } from '@/table/set-up/CheckList'
import { useCommands } from '@/table/set-up/use-commands'
import { Button } from '@/widgets/Button'
import { Notice } from '@/widgets/Notice'
import { classNames } from '@/widgets/class-names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { BUILD } from '../../tables/build-text'
import { type PresetArmy, PRESETS } from '../../tables/presets'
import { rulesAt } from '../../tables/text'
import { armyCost } from '../../queries/armies'
import { armyOf } from '../../effects/set-up/new-game'
import type { Command } from '../../commands'
import { building } from '../../commands/building'
import type { Event } from '../../events'
import { type ArenaSeat, type Army, SEATS, type Settings } from '../../state/position'
import type { View } from '../../state/view'
import { areSame, armySteps, inOrder, NO_ARMY, takenIn, withCards } from './army-draft'
import { ConcedeButton } from '../play/ConcedeButton'
import { ClauseLink } from './ClauseLink'
import { cardsOf, shelvesOf } from './shelves'
import styles from './build.module.css'
import { PointsBar } from '@/table/set-up/PointsBar'
import { Stepper } from '@/widgets/Stepper'

type ScreenProps = TableProps<View, Command, Event>

/** The screen of the stage in which armies are drawn up, for the seat that holds the mouse. */
export function BuildScreen({ view, seat, play }: ScreenProps) {
  const builder = SEATS.find((one) => one === seat)
  // Whoever is beside a bot keeps the mouse while that draws up its army.
  if (builder === undefined || builder !== view.active) return <p className={styles.army}>{BUILD.waiting}</p>
  return <ArmyBuilding key={builder} view={view} seat={builder} play={play} />
}

interface ArmyBuildingProps extends Pick<ScreenProps, 'view' | 'play'> {
  readonly seat: ArenaSeat
}

/** The secret drawing up of one side's army: catalogue, list, points and every fault at once (AA-2). */
function ArmyBuilding({ view, seat, play }: ArmyBuildingProps) {
  const { settings, lists } = view
  const { refusal, say, send } = useCommands<Command>(play)
  const { army, change, take } = useArmy(lists[seat], say)
  const build = building(seat, army)
  const spent = armyCost(settings, army)
  const laid = lists[seat]
  const cards = useMemo(() => cardsOf(settings, seat), [settings, seat])
  const shelves = shelvesOf(settings, cards, army.creatures, settings.points[seat] - spent)
  const taken = takenIn(army)
  return (
    <section className={styles.army} aria-labelledby="army-title">
      <header className={styles['army__head']}>
        <h2 className={styles['army__title']} id="army-title">
          {BUILD.title}
        </h2>
        <p>{settings.ruleset === 'basic' ? BUILD.introBasic : BUILD.intro}</p>
      </header>
      <Catalogue {...{ shelves, taken }} onTake={take} Clause={ClauseLink} />
      <div className={styles['army__side']}>
        <Pools
          settings={settings}
          limit={settings.points[seat]}
          spent={spent}
          army={army}
          onChange={change}
        />
        <div className={classNames(panelStyles.panel, panelStyles.stack)}>
          <ReadyArmies settings={settings} onPick={(ready) => change(inOrder(armyOf(ready)))} />
          <TakenList title={BUILD.list} empty={BUILD.empty} {...{ shelves, taken }} onTake={take} />
          <CheckList
            title={BUILD.check}
            steps={armySteps(settings, build)}
            ready={BUILD.legal}
            Clause={ClauseLink}
          />
          <Notice
            text={refusal?.message ?? null}
            clause={refusal?.clause}
            href={refusal && rulesAt(refusal.clause)}
          />
          <div className={panelStyles.row}>
            <PrimaryButton onClick={() => send(build, { type: 'lockArmy', seat })}>
              {BUILD.lock}
            </PrimaryButton>
            <Button title={BUILD.keepHint} onClick={() => send(build)}>
              {BUILD.keep}
            </Button>
            <Button onClick={() => change(NO_ARMY)}>{BUILD.clear}</Button>
            <HintButton />
            <ConcedeButton seat={seat} onConcede={send} />
          </div>
          <p className={controlStyles['field__hint']} role="status">
            {laid && areSame(laid, army) ? BUILD.kept : BUILD.keepHint}
          </p>
        </div>
      </div>
    </section>
  )
}

/** The army, begun from the list laid down before; a change takes back what was said of the last click. */
function useArmy(laid: View['lists'][ArenaSeat], say: (refusal: undefined) => void) {
  const [army, setArmy] = useState(() => inOrder(laid ?? NO_ARMY))
  const change = useCallback(
    (next: Army | ((before: Army) => Army)) => {
      setArmy(next)
      say(undefined)
    },
    [say],
  )
  const take = useCallback(
    (shelf: string, id: string, count: number) => change((before) => withCards(before, shelf, id, count)),
    [change],
  )
  return { army, change, take }
}

interface ReadyArmiesProps {
  readonly settings: Settings
  readonly onPick: (army: PresetArmy) => void
}

/** The armies of the ready games (B-3), to begin with; some may cost more than there is to spend. */
function ReadyArmies({ settings, onPick }: ReadyArmiesProps) {
  const armies = PRESETS.filter(({ ruleset }) => ruleset === settings.ruleset).flatMap(
    (preset) => preset.armies,
  )
  return (
    <details className={styles['army-ready']}>
      <summary>{BUILD.ready}</summary>
      <ul className={panelStyles.row}>
        {armies.map((army) => (
          <li key={army.name}>
            <Button onClick={() => onPick(army)}>
              {BUILD.readyCost(army.name, armyCost(settings, armyOf(army)))}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface PoolsProps {
  readonly settings: Settings
  /** Points to spend. */
  readonly limit: number
  readonly spent: number
  readonly army: Army
  readonly onChange: (army: Army) => void
}

/** Points spent, and what becomes of those left: the magic pool (AA-2.3), the terrain pool (AA-25.1). */
function Pools({ settings, limit, spent, army, onChange }: PoolsProps) {
  const { ruleset, spellCards, variants } = settings
  const left = Math.max(0, limit - spent)
  return (
    <div className={classNames(panelStyles.panel, styles['army-pools'])}>
      <PointsBar spent={spent} limit={limit} />
      {variants.terrainPool && (
        <Stepper
          label={BUILD.terrainPool}
          value={army.terrainPool}
          min={0}
          max={Math.max(left, army.terrainPool)}
          onChange={(terrainPool) => onChange({ ...army, terrainPool })}
        />
      )}
      {ruleset === 'advanced' && (
        <p className={styles['army-pools__line']}>
          <span title={BUILD.poolHint}>
            {BUILD.pool} <b>{Math.max(0, left - army.terrainPool)}</b>
          </span>
          <span>{BUILD.spellCount(army.spells.length, spellCards)}</span>
        </p>
      )}
    </div>
  )
}
