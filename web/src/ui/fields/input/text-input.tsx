import { GlobalOutlined, MailOutlined, MobileOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { formatAccount } from '@/lib/format.ts'
import type { InputProps } from '@/ui/slots.ts'
import { passed } from './control-props.ts'
import { useText } from '../fields.texts.ts'
import { halfWidth } from './half-width.ts'
import { useSelectOnTyping } from './typing.ts'

type Props = InputProps<string>

const most = ({ meta }: Props) => (meta.max === undefined ? {} : { maxLength: meta.max })

export const TextInput = (props: Props): ReactNode => (
  <Input
    {...passed(props)}
    {...most(props)}
    value={props.value ?? ''}
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)

export const LongInput = (props: Props): ReactNode => (
  <Input.TextArea
    {...passed(props)}
    {...most(props)}
    autoSize={{ minRows: 2, maxRows: 8 }}
    // A counter under an empty box is noise; near the limit it is news.
    showCount={props.meta.max !== undefined && (props.value ?? '').length > props.meta.max * 0.8}
    value={props.value ?? ''}
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)

/** The code generator's number may be pasted with spaces around it. */
export const CodeInput = (props: Props): ReactNode => {
  const t = useText()
  return (
    <Input
      {...passed(props)}
      {...most(props)}
      placeholder={t('code.auto')}
      spellCheck={false}
      value={props.value ?? ''}
      onChange={(event) => props.onChange?.(event.target.value.trim())}
    />
  )
}

export const UrlInput = (props: Props): ReactNode => (
  <Input
    {...passed(props)}
    {...most(props)}
    type="url"
    inputMode="url"
    placeholder="https://"
    prefix={<GlobalOutlined aria-hidden />}
    value={props.value ?? ''}
    onChange={(event) => props.onChange?.(event.target.value.trim())}
  />
)

export const EmailInput = (props: Props): ReactNode => (
  <Input
    {...passed(props)}
    {...most(props)}
    inputMode="email"
    spellCheck={false}
    prefix={<MailOutlined aria-hidden />}
    value={props.value ?? ''}
    onChange={(event) => props.onChange?.(event.target.value.trim())}
  />
)

const digitsOf = (text: string): string => halfWidth(text).replaceAll(/\D/g, '')

export const MobileInput = (props: Props): ReactNode => (
  <Input
    {...passed(props)}
    type="tel"
    inputMode="tel"
    prefix={<MobileOutlined aria-hidden />}
    value={props.value ?? ''}
    // Address books write +86 in front.
    onChange={(event) => props.onChange?.(digitsOf(event.target.value.replace(/^\s*\+86/, '')).slice(0, 11))}
  />
)

export const CreditCodeInput = (props: Props): ReactNode => (
  <Input
    {...passed(props)}
    maxLength={24}
    spellCheck={false}
    autoComplete="off"
    value={props.value ?? ''}
    onChange={(event) => props.onChange?.(halfWidth(event.target.value).replaceAll(/\s/g, '').toUpperCase())}
  />
)

/** Read in groups of four, typed and pasted in any way. */
export const BankAccountInput = (props: Props): ReactNode => {
  const { value = '', onChange, onBlur } = props
  const [typing, setTyping] = useState(false)
  const input = useSelectOnTyping(typing)
  return (
    <Input
      ref={input}
      {...passed(props)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      value={typing ? value : formatAccount(value)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        onBlur?.()
      }}
      onChange={(event) => onChange?.(digitsOf(event.target.value).slice(0, 32))}
    />
  )
}
