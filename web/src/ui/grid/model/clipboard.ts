import { z } from 'zod'
import type { FieldMeta, Kind } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'

type Translate = (label: Label) => string

const yes: Label = { zh: '是', en: 'Yes' }
const no: Label = { zh: '否', en: 'No' }

const withName = z.looseObject({ name: z.string() })
const range = z.object({ from: z.string(), to: z.string() })
const place = z.looseObject({ address: z.string() })

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : (withName.safeParse(value).data?.name ?? '')

const writers: Partial<Record<Kind, (value: unknown, meta: FieldMeta, say: Translate) => string>> = {
  bool: (value, _, say) => say(value === true ? yes : no),
  choice: (value, { choices = [] }, say) => {
    const found = choices.find((one) => one.value === value)
    return found ? say(found.label) : plain(value)
  },
  dateRange: (value) => {
    const found = range.safeParse(value).data
    return found ? `${found.from} ~ ${found.to}` : ''
  },
  location: (value) => place.safeParse(value).data?.address ?? '',
  rows: (value) => (Array.isArray(value) ? String(value.length) : ''),
}

/** A value in words, as it is copied into a spreadsheet and read aloud. */
export const textOf = (meta: FieldMeta, value: unknown, say: Translate): string => {
  if (value === undefined || value === null) return ''
  const write = writers[meta.kind]
  if (write) return write(value, meta, say)
  return Array.isArray(value) ? value.map(plain).filter(Boolean).join('、') : plain(value)
}

const quoted = (text: string): string => (/["\n\t\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Cells as spreadsheets exchange them. */
export const toTsv = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quoted).join('\t')).join('\r\n')
