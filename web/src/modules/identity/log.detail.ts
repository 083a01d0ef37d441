import { deviceName } from './account.device.ts'
import { useText } from './log.texts.ts'

type Detail = Readonly<Record<string, unknown>>
type Say = ReturnType<typeof useText>

const names = ['name', 'companyName', 'subject', 'way', 'device', 'address', 'reason', 'count', 'rows'] as const
const lists = ['permissions', 'roles', 'add', 'remove', 'changes', 'moved'] as const
const ways = ['password', 'sub', 'mobile', 'feishu', 'development', 'administrator', 'forgotten', 'register'] as const

const wayOf = (value: string, t: Say): string => {
  const known = ways.find((way) => way === value)
  return known ? t(`way.${known}`) : value
}

const wordOf = (name: string, value: unknown, t: Say): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (name === 'way') return wayOf(text, t)
  return name === 'device' ? deviceName(text) : text
}

const sizeOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0)

/** The particulars of an entry in words. Bare ids mean nothing to a reader and are left out. */
export const useDetail = () => {
  const t = useText()
  return (detail: Detail): string => {
    const words = names.map((name) => wordOf(name, detail[name], t)).filter(Boolean)
    const counts = lists
      .filter((name) => sizeOf(detail[name]) > 0)
      .map((name) => t(`list.${name}`, { count: sizeOf(detail[name]) }))
    return [...words, ...counts].join(' · ')
  }
}
