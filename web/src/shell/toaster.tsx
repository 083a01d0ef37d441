import { useEffect, useState, type ReactNode } from 'react'
import { attachToaster, type ToastKind } from '@/lib/toast.ts'
import styles from './toaster.module.css'

const duration = 3000
const most = 3

type Message = { readonly id: number; readonly kind: ToastKind; readonly text: string }

/** Short messages on top of everything, read out by screen readers. */
export const Toaster = (): ReactNode => {
  const [messages, setMessages] = useState<readonly Message[]>([])
  useEffect(() => {
    let next = 0
    return attachToaster((kind, text) => {
      next += 1
      const id = next
      setMessages((before) => [...before.filter((one) => one.text !== text), { id, kind, text }].slice(-most))
      setTimeout(() => setMessages((before) => before.filter((one) => one.id !== id)), duration)
    })
  }, [])
  return (
    <output className={styles.toaster}>
      {messages.map(({ id, kind, text }) => (
        <p key={id} className={styles.toast} data-kind={kind}>
          {text}
        </p>
      ))}
    </output>
  )
}
