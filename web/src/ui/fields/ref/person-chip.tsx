import type { ReactNode } from 'react'
import styles from './person-chip.module.css'

/** Dark enough for small white letters on either theme. */
const shades = ['#2b67dd', '#7a3fd0', '#1b7a55', '#a8531a', '#b02a5b', '#14708a', '#4a6f1e', '#80600f']
const shadeOf = (name: string): string =>
  shades[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % shades.length] ?? '#2b67dd'

/** Chinese names are told apart by the given name, which stands last. */
const initials = (name: string): string =>
  /\p{Script=Han}/u.test(name) ? [...name].slice(-2).join('') : name.slice(0, 2).toUpperCase()

type FaceProps = { readonly name: string; readonly avatar?: string | null | undefined }

export const PersonFace = ({ name, avatar }: FaceProps): ReactNode =>
  avatar ? (
    <img className={styles.face} src={avatar} alt="" />
  ) : (
    <span aria-hidden className={styles.face} style={{ background: shadeOf(name) }}>
      {initials(name)}
    </span>
  )

export const PersonChip = ({ name, avatar }: FaceProps): ReactNode => (
  <span className={styles.chip}>
    <PersonFace name={name} avatar={avatar} />
    <span className={styles.name}>{name}</span>
  </span>
)
