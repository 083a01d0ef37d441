import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState, type KeyboardEvent as Key, type ReactNode } from 'react'
import styles from './search-box.module.css'
import { useText } from './ui.texts.ts'

/** Typing searches after a second of rest, Enter and clearing at once. */
const rest = 1000

type Props = {
  readonly value: string
  readonly placeholder: string
  readonly search: (keyword: string) => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** `/` brings the cursor here from anywhere on the page. */
const useSlash = () => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return input
}

export const SearchBox = ({ value, placeholder, search }: Props): ReactNode => {
  const t = useText()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => search(text.trim()), text === '' ? 0 : rest)
    return () => clearTimeout(timer)
  }, [text, value, search])
  const pressed = (event: Key): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text.trim())
    if (event.key === 'Escape') setText('')
  }
  return (
    <search className={styles.box}>
      <SearchOutlined aria-hidden />
      <input
        ref={useSlash()}
        aria-label={t('search')}
        maxLength={50}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={pressed}
      />
      {text && (
        <button type="button" aria-label={t('clearSearch')} onClick={() => setText('')}>
          <CloseCircleFilled />
        </button>
      )}
    </search>
  )
}
