import { useEffect, useState, type ReactNode } from 'react'
import { attachToaster, type ToastAction, type ToastKind } from '@/lib/toast.ts'
import styles from './toaster.module.css'

const duration = 3000
/** Something to press must stay until it has been read and reached. */
const actionDuration = 10_000
const most = 3

type Message = {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly action?: ToastAction | undefined
}

/** Said twice, a text is shown once: the newer, unless only the older offers something to do. */
const added = (before: readonly Message[], message: Message): readonly Message[] =>
  before.some(({ text, action }) => text === message.text && action && !message.action)
    ? before
    : [...before.filter(({ text }) => text !== message.text), message].slice(-most)

/** Short messages on top of everything, read out by screen readers. */
export const Toaster = (): ReactNode => {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const drop = (gone: number): void => setMessages((before) => before.filter(({ id }) => id !== gone))
  useEffect(() => {
    let next = 0
    return attachToaster((kind, text, action) => {
      next += 1
      const id = next
      setMessages((before) => added(before, { id, kind, text, action }))
      setTimeout(() => drop(id), action ? actionDuration : duration)
    })
  }, [])
  const act = ({ id, action }: Message): void => {
    drop(id)
    action?.run()
  }
  return (
    <output className={styles.toaster}>
      {messages.map((message) => (
        <p key={message.id} className={styles.toast} data-kind={message.kind}>
          {message.text}
          {message.action && (
            <button type="button" className={styles.action} onClick={() => act(message)}>
              {message.action.label}
            </button>
          )}
        </p>
      ))}
    </output>
  )
}
