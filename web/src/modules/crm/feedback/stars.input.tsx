import { Rate } from 'antd'
import type { ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useText } from './feedback.texts.ts'

const words = ['star1', 'star2', 'star3', 'star4', 'star5'] as const

/** A score from 1 to 5 as stars, with its meaning beside them. */
const StarsInput = ({ id, meta, value, onChange, disabled = false }: InputProps<number>): ReactNode => {
  const t = useText()
  const say = useLabel()
  const word = words[(value ?? 0) - 1]
  return (
    <Row>
      <Rate
        {...(id && { id })}
        aria-label={say(meta.label)}
        value={value ?? 0}
        disabled={disabled}
        tooltips={words.map((one) => t(one))}
        onChange={(next) => onChange?.(next === 0 ? undefined : next)}
      />
      {word && <Muted size="s">{t(word)}</Muted>}
    </Row>
  )
}

export const starsControl = controlOf(StarsInput)
