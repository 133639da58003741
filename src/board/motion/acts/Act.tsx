import { memo } from 'react'
import { classNames } from '@/widgets/class-names'

import type { ActProps } from './act-props'
import { AidAct } from './AidAct'
import { BannerAct } from './BannerAct'
import { ClashAct } from './ClashAct'
import { CrumbleAct } from './CrumbleAct'
import { DiceAct } from './DiceAct'
import { FallAct } from './FallAct'
import { FireAct } from './FireAct'
import { FlipAct } from './FlipAct'
import { GleamAct } from './GleamAct'
import { LandAct } from './LandAct'
import { MoveAct } from './MoveAct'
import { ShotAct } from './ShotAct'
import { SummonAct } from './SummonAct'
import styles from '../motion.module.css'

/** One effect, drawn; its parts start when they are put on the page, and are not rendered again. */
export const Act = memo(function Act(props: ActProps) {
  return (
    <div className={classNames(styles.act, styles[`act--${props.effect.kind}`])}>
      <Parts {...props} />
    </div>
  )
})

function Parts({ effect, ...rest }: ActProps) {
  switch (effect.kind) {
    case 'move':
      return <MoveAct effect={effect} {...rest} />
    case 'flip':
      return <FlipAct effect={effect} {...rest} />
    case 'fall':
      return <FallAct effect={effect} {...rest} />
    case 'fire':
      return <FireAct effect={effect} {...rest} />
    case 'summon':
      return <SummonAct effect={effect} {...rest} />
    case 'land':
      return <LandAct effect={effect} {...rest} />
    case 'aid':
      return <AidAct effect={effect} {...rest} />
    case 'shot':
      return <ShotAct effect={effect} {...rest} />
    case 'clash':
      return <ClashAct effect={effect} {...rest} />
    case 'crumble':
      return <CrumbleAct effect={effect} {...rest} />
    case 'gleam':
      return <GleamAct effect={effect} {...rest} />
    case 'dice':
      return <DiceAct effect={effect} {...rest} />
    case 'banner':
      return <BannerAct effect={effect} {...rest} />
  }
}
