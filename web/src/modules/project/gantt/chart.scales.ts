import type { Zoom } from './plan.data.ts'

type Scale = { readonly unit: string; readonly step: number; readonly format: (date: Date) => string }

const pad = (value: number): string => String(value).padStart(2, '0')
const number = (date: Date): string => String(date.getDate())
const monthDay = (date: Date): string => `${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

const monthName = (isChinese: boolean) => (date: Date) => {
  const [year, month] = [String(date.getFullYear()), date.getMonth() + 1]
  return isChinese ? `${year} 年 ${String(month)} 月` : `${year}-${pad(month)}`
}

/** The rows above the chart and how wide the smallest of them is. */
export const scalesFor = (
  zoom: Zoom,
  isChinese: boolean,
): { readonly scales: readonly Scale[]; readonly min_column_width: number } => {
  const month: Scale = { unit: 'month', step: 1, format: monthName(isChinese) }
  if (zoom === 'day') return { scales: [month, { unit: 'day', step: 1, format: number }], min_column_width: 26 }
  if (zoom === 'week') return { scales: [month, { unit: 'week', step: 1, format: monthDay }], min_column_width: 48 }
  const year: Scale = { unit: 'year', step: 1, format: (date) => String(date.getFullYear()) }
  const short = (date: Date): string => (isChinese ? `${String(date.getMonth() + 1)} 月` : pad(date.getMonth() + 1))
  return { scales: [year, { unit: 'month', step: 1, format: short }], min_column_width: 64 }
}
