interface DieRowProps {
  readonly title: string
  /** What each face gives, from 1 to 6. */
  readonly results: readonly string[]
  /** Faces to be lit: what counts, or what was rolled. */
  readonly lit: readonly boolean[]
}

/** One row of a table, read by die. */
export function DieRow({ title, results, lit }: DieRowProps) {
  return (
    <table className="die-row">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="row">Die</th>
          {results.map((_, nth) => (
            <th key={nth} scope="col" data-lit={lit[nth] ? '' : undefined}>
              {nth + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Result</th>
          {results.map((result, nth) => (
            <td key={nth} data-lit={lit[nth] ? '' : undefined}>
              {result}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
