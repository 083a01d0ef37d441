import type { EChartsCoreOption } from 'echarts/core'
import type { Language } from '@srm/api/shared/label'
import type { Surroundings } from './chart-palette.ts'
import { saidBy, type ChartData, type ChartRow, type ChartSeries, type ChartValue } from './chart-types.ts'

export type ChartLook = {
  readonly colors: readonly string[]
  readonly around: Surroundings
  readonly calm: boolean
  readonly narrow: boolean
  readonly language: Language
}

/** Amounts travel as exact text; only the drawing rounds them. */
const drawn = (value: ChartValue | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value)

const nameOf = (row: ChartRow, key: string): string => String(row[key] ?? '')

/** 12000 → 1.2万 or 12K: there is little room beside an axis. */
const shortIn = (language: Language): ((value: number) => string) => {
  const format = new Intl.NumberFormat(language === 'en' ? 'en' : 'zh-CN', {
    notation: 'compact',
    maximumFractionDigits: 2,
  })
  return (value) => format.format(value)
}

const common = ({ colors, around, calm }: ChartLook) => ({
  color: [...colors],
  animation: !calm,
  animationDuration: 300,
  textStyle: { fontFamily: around.font, color: around.text },
})

/** The words are drawn, never parsed: names that people typed cannot become markup. */
const tooltip = ({ around }: ChartLook) => ({
  renderMode: 'richText' as const,
  confine: true,
  backgroundColor: around.surface,
  borderColor: around.line,
  borderWidth: 1,
  padding: [8, 12],
  textStyle: { color: around.text, fontFamily: around.font, fontSize: 13, lineHeight: 20 },
})

const legend = ({ around }: ChartLook, many: boolean) => ({
  show: many,
  type: 'scroll' as const,
  top: 0,
  left: 0,
  icon: 'roundRect',
  itemWidth: 10,
  itemHeight: 10,
  itemGap: 16,
  textStyle: { color: around.faint, fontSize: 12 },
  pageTextStyle: { color: around.faint },
})

const saying =
  ({ rows, series }: ChartData) =>
  (_: unknown, dataIndex: number, seriesIndex = 0): string => {
    const one = series[seriesIndex] ?? series[0]
    return one ? saidBy(one, rows[dataIndex]?.[one.key]) : ''
  }

const axes = (data: ChartData, look: ChartLook) => {
  const { around, narrow } = look
  const names = {
    type: 'category' as const,
    data: data.rows.map((row) => nameOf(row, data.category.key)),
    inverse: data.lying ?? false,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: around.line } },
    axisLabel: {
      color: around.faint,
      hideOverlap: true,
      width: data.lying ? 96 : narrow ? 56 : 96,
      overflow: 'truncate',
    },
  }
  const scale = (side: 'left' | 'right') => ({
    type: 'value' as const,
    axisLabel: { color: around.faint, formatter: shortIn(look.language) },
    splitLine: { show: side === 'left', lineStyle: { color: around.line } },
    alignTicks: true,
  })
  const two = data.series.some(({ axis }) => axis === 'right')
  const scales = two ? [scale('left'), scale('right')] : scale('left')
  return data.lying ? { xAxis: scales, yAxis: names } : { xAxis: names, yAxis: scales }
}

const bar = (data: ChartData, { key, stack }: ChartSeries) => {
  const top = stack === undefined || data.series.findLast((one) => one.stack === stack)?.key === key
  const radius = data.lying ? [0, 3, 3, 0] : [3, 3, 0, 0]
  return { barMaxWidth: 28, barCategoryGap: '36%', itemStyle: { borderRadius: top ? radius : 0 } }
}

const line = (data: ChartData) => ({
  lineStyle: { width: 2 },
  symbol: 'circle',
  symbolSize: 6,
  showSymbol: data.rows.length <= 31,
  ...(data.area && { areaStyle: { opacity: 0.12 } }),
})

const crossed = (data: ChartData, look: ChartLook): EChartsCoreOption => ({
  ...common(look),
  grid: { top: data.series.length > 1 ? 40 : 12, right: 8, bottom: 4, left: 4, outerBoundsMode: 'same' },
  legend: legend(look, data.series.length > 1),
  tooltip: {
    ...tooltip(look),
    trigger: data.kind === 'scatter' ? 'item' : 'axis',
    axisPointer: {
      type: data.kind === 'bar' ? 'shadow' : 'line',
      shadowStyle: { color: look.around.text, opacity: 0.05 },
    },
  },
  ...axes(data, look),
  series: data.series.map((one, index) => {
    const kind = one.kind ?? data.kind
    return {
      type: kind,
      name: one.name,
      data: data.rows.map((row) => drawn(row[one.key])),
      emphasis: { focus: 'series' },
      tooltip: { valueFormatter: (value: unknown, at: number) => saying(data)(value, at, index) },
      ...(one.stack !== undefined && { stack: one.stack }),
      ...(one.axis === 'right' && (data.lying ? { xAxisIndex: 1 } : { yAxisIndex: 1 })),
      ...(kind === 'bar' ? bar(data, one) : kind === 'line' ? line(data) : { symbolSize: 10 }),
    }
  }),
})

const shares = (data: ChartData, look: ChartLook): EChartsCoreOption => {
  const [one] = data.series
  const { around, narrow } = look
  const pie = data.kind === 'pie'
  return {
    ...common(look),
    legend: { ...legend(look, true), ...(pie && !narrow && { orient: 'vertical', top: 'middle', left: '56%' }) },
    tooltip: { ...tooltip(look), trigger: 'item', valueFormatter: saying(data) },
    series: [
      {
        type: data.kind,
        name: one?.name ?? '',
        data: data.rows.map((row) => ({
          name: nameOf(row, data.category.key),
          value: drawn(one && row[one.key]),
        })),
        itemStyle: { borderColor: around.surface, borderWidth: 2, borderRadius: pie ? 4 : 2 },
        ...(pie
          ? { radius: ['52%', '78%'], center: narrow ? ['50%', '58%'] : ['28%', '50%'], label: { show: false } }
          : {
              top: 36,
              bottom: 8,
              left: 8,
              right: 8,
              gap: 2,
              label: { position: 'inside', color: around.surface, fontWeight: 600 },
            }),
      },
    ],
  }
}

/** What the drawing library is told. */
export const optionOf = (data: ChartData, look: ChartLook): EChartsCoreOption =>
  data.kind === 'pie' || data.kind === 'funnel' ? shares(data, look) : crossed(data, look)
