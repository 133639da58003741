/** Rows of a table under the ids that they give themselves. */
export function rowsOf<Row extends { readonly id: string }>() {
  return <const Id extends string>(
    rows: readonly (Omit<Row, 'id'> & { readonly id: Id })[],
  ): readonly (Omit<Row, 'id'> & { readonly id: Id })[] => rows
}
