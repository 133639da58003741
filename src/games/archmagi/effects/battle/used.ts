import { artifactRow } from '../../tables/chits'
import { loseArtifact, takeFrom } from '../bags'
import { battleIn } from '../magic/work'
import { type Scene, tell } from '../scene'

/** Artifacts of one use go back to their bag, whoever has them by now (AM-A.0.6, AM-11.60, AM-11.63). */
export function spendUsed(scene: Scene): void {
  const { sides } = battleIn(scene)
  for (const { inUse } of [sides.a, sides.d])
    for (const use of Object.values(inUse)) {
      if (use.spent || !artifactRow(use.artifact).oneUse) continue
      const bearer = scene.draft.units.find(({ artifacts }) => artifacts.includes(use.artifact))
      // What was destroyed before does nothing more, though it was to last for the battle (AM-S.1).
      if (!bearer) continue
      use.spent = true
      takeFrom(bearer.artifacts, use.artifact)
      loseArtifact(scene, use.artifact)
      tell(scene, { type: 'artifactSpent', seat: bearer.seat, artifact: use.artifact })
    }
}
