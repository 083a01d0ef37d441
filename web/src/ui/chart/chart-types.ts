export type ChartValue = string | number | null
export type ChartRow = Readonly<Record<string, ChartValue>>
export type ChartKind = 'bar' | 'line' | 'pie' | 'funnel' | 'scatter'

export type ChartSeries<R extends ChartRow = ChartRow> = {
  readonly key: keyof R & string
  readonly name: string
  /** A line over bars, say; the chart's own kind unless told. */
  readonly kind?: 'bar' | 'line'
  /** Series of the same stack stand on each other. */
  readonly stack?: string
  /** Counts beside amounts need a scale of their own. */
  readonly axis?: 'left' | 'right'
  /** How a value is written, in the drawing and in the table. */
  readonly say?: (value: string | number) => string
}

/** What is drawn, without a word about how the drawing library wants it. */
export type ChartData<R extends ChartRow = ChartRow> = {
  readonly kind: ChartKind
  readonly rows: readonly R[]
  readonly category: { readonly key: keyof R & string; readonly name: string }
  readonly series: readonly ChartSeries<R>[]
  /** Bars lie when their names are long. */
  readonly lying?: boolean
  readonly area?: boolean
}

export const saidBy = ({ say }: Pick<ChartSeries, 'say'>, value: ChartValue | undefined): string => {
  if (value === null || value === undefined || value === '') return '–'
  return say ? say(value) : value.toLocaleString()
}
