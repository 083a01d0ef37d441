import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Await } from '@/ui/states.tsx'
import styles from './help.module.css'
import { parseMarkdown, type Block, type Inline } from './markdown.ts'

const pictures = import.meta.glob<string>('../../../../docs/guide/images/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

const texts = import.meta.glob<string>('../../../../docs/guide/*.md', { query: '?raw', import: 'default' })

const Line = ({ line }: { readonly line: readonly Inline[] }): ReactNode =>
  line.map((part, index) => {
    // The text never changes while it is shown, so places are names enough.
    const key = `${String(index)}`
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'code') return <code key={key}>{part.text}</code>
    if (part.kind === 'link')
      return (
        <a key={key} href={part.to} target="_blank" rel="noreferrer">
          {part.text}
        </a>
      )
    return <Fragment key={key}>{part.text}</Fragment>
  })

const Part = ({ block }: { readonly block: Block }): ReactNode => {
  if (block.kind === 'heading')
    return block.level === 1 ? null : (
      <h3>
        <Line line={block.line} />
      </h3>
    )
  if (block.kind === 'picture') {
    const source = pictures[`../../../../docs/guide/images/${block.name}`]
    return source === undefined ? null : <img src={source} alt={block.alt} loading="lazy" />
  }
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={`${String(index)}`}>
            <Line line={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <p>
      <Line line={block.line} />
    </p>
  )
}

/** A guide as it stands in the repository, read in the product. */
export const GuideText = ({ file }: { readonly file: string }): ReactNode => {
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', file],
    queryFn: async () => (await texts[`../../../../docs/guide/${file}.md`]?.()) ?? '',
    staleTime: Infinity,
  })
  return (
    <Await query={{ data, error, refetch, denied: false }} rows={8}>
      {(text) => (
        <article className={styles.guide}>
          {parseMarkdown(text).map((block, index) => (
            <Part key={`${String(index)}`} block={block} />
          ))}
        </article>
      )}
    </Await>
  )
}
