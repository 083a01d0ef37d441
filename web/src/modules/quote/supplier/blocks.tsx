import type { ReactNode } from 'react'
import type { AskedLine } from '@srm/api/quote/external'
import { cleanAmount } from '@/ui/external/fields.tsx'
import { daysOf, type LineValues } from './values.ts'
import fields from '@/ui/external/fields.module.css'
import { useSupplierText } from '../quote.texts.ts'

type Props = {
  readonly asked: AskedLine
  readonly values: LineValues
  readonly isMissing: boolean
  readonly set: (some: Partial<LineValues>) => void
}

/** A price for each night of rooms, or for each day of a hall; a day left empty is not offered. */
export const Blocks = ({ asked, values, isMissing, set }: Props): ReactNode => {
  const t = useSupplierText()
  const isRoom = asked.kind === 'room'
  const change = (day: string, some: { rate?: string; quantity?: string }): void => {
    const before = values.blocks[day] ?? { rate: '', quantity: '' }
    set({ blocks: { ...values.blocks, [day]: { ...before, ...some } } })
  }
  return (
    <div className={fields.field} data-wrong={isMissing || undefined}>
      <div className={fields.blocks} data-rooms={isRoom || undefined}>
        {daysOf(asked).map((day) => {
          const { rate = '', quantity = '' } = values.blocks[day] ?? {}
          return (
            <div key={day} className={fields.block}>
              <time dateTime={day}>{day.slice(5).replace('-', '/')}</time>
              <span className={fields.input}>
                <i aria-hidden>￥</i>
                <input
                  inputMode="decimal"
                  aria-label={t('block.rate', { day })}
                  value={rate}
                  onChange={({ target }) => change(day, { rate: cleanAmount(target.value) })}
                />
              </span>
              {isRoom && (
                <span className={fields.input}>
                  <input
                    inputMode="numeric"
                    aria-label={t('block.rooms', { day })}
                    placeholder={asked.quantity}
                    value={quantity}
                    onChange={({ target }) => change(day, { quantity: cleanAmount(target.value) })}
                  />
                  <i>{asked.unit}</i>
                </span>
              )}
            </div>
          )
        })}
      </div>
      <p className={isMissing ? fields.error : fields.hint} role={isMissing ? 'alert' : undefined}>
        {isMissing ? t('missing') : t('block.hint')}
      </p>
    </div>
  )
}
