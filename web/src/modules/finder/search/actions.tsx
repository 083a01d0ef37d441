import { CopyOutlined, PhoneOutlined, PushpinOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import type { SearchResult } from '@srm/api/finder'
import { shanghaiDay } from '@srm/api/shared/date'
import { Can } from '@/lib/session/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { CalendarDrawer } from '../calendar/drawer.tsx'
import { useFinderText } from '../finder.texts.ts'
import { factsOf, houseOf, keyOf, pathOf, plainMoney, totalOf, type SearchValues } from './facts.ts'
import styles from './search.module.css'

export type PickState = {
  readonly picked: readonly SearchResult[]
  readonly toggle: (one: SearchResult) => void
  readonly full: boolean
}

type OneProps = { readonly one: SearchResult; readonly query: SearchValues }

const dayMs = 86_400_000
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * dayMs))

/** A place for our event, kept for three days while it is talked over. */
const Hold = ({ one, query }: OneProps): ReactNode => {
  const t = useFinderText()
  const [isOpen, setIsOpen] = useState(false)
  const from = query['from'] ?? inDays(1)
  const kind = one.halls.length > 0 ? 'hall' : 'hotel'
  const lane = {
    id: one.id,
    kind,
    name: [houseOf(one), one.halls.length > 0 ? one.name : ''].filter(Boolean).join(' · '),
  } as const
  const begin = {
    name: query['people'] ? t('hold.for', { people: query['people'] }) : undefined,
    until: inDays(3),
    ...(query['part'] && { part: query['part'] }),
    ...(kind === 'hotel' && query['rooms'] && { quantity: Number(query['rooms']) }),
  }
  return (
    <Can code="availability:create">
      <Button
        size="small"
        icon={<PushpinOutlined aria-hidden />}
        aria-label={t('hold.of', { name: lane.name })}
        onClick={() => setIsOpen(true)}
      >
        {t('hold')}
      </Button>
      {isOpen && (
        <CalendarDrawer
          span={{ lane: { ...lane, count: null, shares: [], house: null }, from, to: query['to'] ?? from }}
          marks={[]}
          begin={begin}
          close={() => setIsOpen(false)}
        />
      )}
    </Can>
  )
}

/** Everything a colleague needs to know, as a message. */
const useMessage = () => {
  const t = useFinderText()
  const say = useLabel()
  return (one: SearchResult, query: SearchValues): string => {
    const total = totalOf(one, query)
    const lines = [
      one.halls.length > 0 ? `${houseOf(one)} · ${one.name}` : one.name,
      one.address ?? '',
      factsOf(one, query, { say, t }).join(' · '),
      total ? t('total.days', { count: total.days, amount: plainMoney(total.amount) }) : '',
      one.phone ? t('phone.of', { phone: one.phone }) : '',
      `${window.location.href.split('#')[0] ?? ''}#${pathOf(one)}`,
    ]
    return lines.filter(Boolean).join('\n')
  }
}

const Copy = ({ one, query }: OneProps): ReactNode => {
  const t = useFinderText()
  const message = useMessage()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(message(one, query))
    toast.success(t('copied'))
  }
  return (
    <Button
      size="small"
      icon={<CopyOutlined aria-hidden />}
      aria-label={t('copy.of', { name: one.name })}
      title={t('copy')}
      onClick={() => void copy().catch(() => toast.error(t('copy.failed')))}
    />
  )
}

export const Pick = ({ one, picking }: { readonly one: SearchResult; readonly picking: PickState }): ReactNode => {
  const t = useFinderText()
  const isPicked = picking.picked.some((other) => keyOf(other) === keyOf(one))
  return (
    <Checkbox
      aria-label={t('compare.pick', { name: `${houseOf(one)} ${one.name}` })}
      checked={isPicked}
      disabled={!isPicked && picking.full}
      onChange={() => picking.toggle(one)}
    >
      {t('compare.short')}
    </Checkbox>
  )
}

/** What one does next with something that suits. */
export const NextSteps = ({ one, query, picking }: OneProps & { readonly picking?: PickState }): ReactNode => {
  const t = useFinderText()
  return (
    <div className={styles.steps}>
      <Hold one={one} query={query} />
      {one.phone && (
        <Button
          size="small"
          href={`tel:${one.phone}`}
          icon={<PhoneOutlined aria-hidden />}
          aria-label={t('call.of', { name: houseOf(one), phone: one.phone })}
        >
          {one.phone}
        </Button>
      )}
      <Copy one={one} query={query} />
      {picking && <Pick one={one} picking={picking} />}
    </div>
  )
}
