import { Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { Status } from '@/ui/status.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import { passed } from './control-props.ts'
import { useText } from '../fields.texts.ts'

export const BoolInput = ({ meta, value, onChange, ...rest }: InputProps<boolean>): ReactNode => {
  const say = useLabel()
  const { id, disabled = false, label = say(meta.label) } = rest
  return (
    <Switch
      {...(id && { id })}
      aria-label={label}
      disabled={disabled}
      checked={value ?? false}
      onChange={(next) => onChange?.(next)}
    />
  )
}

const useChoices = ({ choices = [] }: FieldMeta) => {
  const say = useLabel()
  return choices.map(({ value, label, color }) => ({ value, label: say(label), color }))
}

const shown = ({ label, color }: { label: string; color: string | undefined }): ReactNode =>
  color ? <Status color={color}>{label}</Status> : label

export const ChoiceInput = (props: InputProps<string>): ReactNode => {
  const ui = useUiText()
  const options = useChoices(props.meta)
  return (
    <Select
      {...passed(props)}
      {...(props.isOpen && { defaultOpen: true })}
      allowClear
      showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      placeholder={ui('pick')}
      value={props.value ?? null}
      options={options}
      optionRender={({ data }) => shown(data)}
      labelRender={({ value, label }) => {
        const found = options.find((one) => one.value === value)
        return found ? shown(found) : label
      }}
      onChange={(next: string | null) => props.onChange?.(next ?? undefined)}
    />
  )
}

const tidy = (tags: readonly string[]): string[] => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]

/** Free words; Enter or a comma, Chinese or not, ends one. */
export const TagsInput = (props: InputProps<readonly string[], string[]>): ReactNode => {
  const t = useText()
  const { meta } = props
  return (
    <Select<string[]>
      {...passed(props)}
      mode="tags"
      open={false}
      suffixIcon={null}
      placeholder={t('tags.hint')}
      tokenSeparators={[',', '，', '、', ';', '；']}
      {...(meta.max !== undefined && { maxCount: meta.max })}
      value={[...(props.value ?? [])]}
      onChange={(next) => props.onChange?.(tidy(next))}
    />
  )
}
