/** The words of the dialog for dice thrown by hand. */
export const ROLLS_TEXT = {
  explain: (count: number, faces: number) =>
    count === 1
      ? `Throw one ${faces}-sided die and enter what it shows.`
      : `Throw ${count} ${faces}-sided dice and enter what they show, in order.`,
  die: (number: number) => `Die ${number}`,
  face: (value: number) => `A ${value}`,
  use: 'Use these rolls',
  clear: 'Clear',
  cancel: 'Cancel',
} as const
