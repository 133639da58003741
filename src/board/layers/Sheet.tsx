import { memo } from 'react'

import { LEVELS, type InkLayer } from './ink-layers'

/**
 * Prints as on a printer's sheet: what lies on one level in one ink is one path, however many counters it is
 * printed on. A browser's work for a frame grows with the number of paths more than with their length.
 */
export const Sheet = memo(function Sheet({ prints }: { readonly prints: readonly InkLayer[] }) {
  return LEVELS.flatMap((level) => {
    const here = prints.filter((print) => print.level === level)
    return [
      ...[...pathsByInk(here)].map(([ink, path]) => <path key={level + ink} className={ink} d={path} />),
      ...here.flatMap(({ ink, text }) =>
        text
          ? [
              <text key={`${level} ${text.at.x} ${text.at.y}`} className={ink} x={text.at.x} y={text.at.y}>
                {text.words}
              </text>,
            ]
          : [],
      ),
    ]
  })
})

function pathsByInk(prints: readonly InkLayer[]): ReadonlyMap<string, string> {
  const inks = new Map<string, string>()
  for (const { ink, path } of prints) if (path !== '') inks.set(ink, (inks.get(ink) ?? '') + path)
  return inks
}
