import { Button, Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly hint?: string
  /** What is asked for in words; nothing is when it is left out. */
  readonly words?: string
  readonly required?: boolean
  readonly yes: string
  readonly no: string
  readonly busy: boolean
  readonly answer: (yes: boolean, words: string) => void
  readonly close: () => void
}

/** A question with two answers, and a line of words where they are needed. */
export const AskDialog = ({ title, hint, words, required = false, yes, no, busy, answer, close }: Props): ReactNode => {
  const [text, setText] = useState('')
  const disabled = required && text.trim() === ''
  return (
    <Modal
      open
      title={title}
      onCancel={close}
      footer={[
        <Button key="no" danger loading={busy} disabled={disabled} onClick={() => answer(false, text)}>
          {no}
        </Button>,
        <Button key="yes" type="primary" loading={busy} disabled={disabled} onClick={() => answer(true, text)}>
          {yes}
        </Button>,
      ]}
    >
      {hint && <p>{hint}</p>}
      {words && (
        <Input
          aria-label={words}
          placeholder={words}
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Modal>
  )
}
