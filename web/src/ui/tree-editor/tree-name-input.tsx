import { LoadingOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { messageOf } from '@/lib/api/api-error.ts'
import { useTreeText } from '../ui.texts.ts'
import styles from './tree-row.module.css'

type Props = {
  readonly name: string
  readonly longest: number
  readonly save: (name: string) => Promise<unknown>
  /** Told how it ended: `key` when the keyboard ended it, so that it can be put back where it was. */
  readonly done: (how: { readonly key: boolean; readonly saved: boolean }) => void
}

/** A name is kept once: until that has ended nothing else can be done to it. */
const useKeeping = ({ name, save, done }: Props) => {
  const [text, setText] = useState(name)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const finish = async (key: boolean): Promise<void> => {
    const next = text.trim()
    if (busy) return
    if (!next || next === name) {
      done({ key, saved: false })
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      await save(next)
      setText(name)
      done({ key, saved: true })
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { text, setText, busy, problem, finish }
}

/** A name written where it stands: Enter keeps it, Escape leaves it as it was, and leaving the field keeps it too. */
export const TreeNameInput = (props: Props): ReactNode => {
  const t = useTreeText()
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, busy, problem, finish } = useKeeping(props)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  useEffect(() => {
    if (problem !== undefined) field.current?.focus()
  }, [problem])
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation()
    // The Enter that ends the choice of a character is not yet the end of the name.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') void finish(true)
    if (event.key === 'Escape') props.done({ key: true, saved: false })
  }
  return (
    <span className={styles.editor}>
      <input
        ref={field}
        className={styles.input}
        aria-label={t('name')}
        aria-invalid={problem !== undefined}
        placeholder={t('name')}
        maxLength={props.longest}
        value={text}
        // What is typed before it is saved would be gone with it.
        readOnly={busy}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={() => void finish(false)}
      />
      {busy && <LoadingOutlined aria-hidden className={styles.wait} />}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
