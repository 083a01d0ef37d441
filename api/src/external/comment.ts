import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { longText } from '../shared/fields.ts'
import { Id, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const OwnComment = z.object({ id: Id, body: z.string(), at: z.string() })
export type OwnComment = z.output<typeof OwnComment>

/** What somebody with a link says about what it shows. They read what came by their own link, nobody else's. */
export const externalComment = {
  list: endpoint({
    method: 'GET',
    path: '/api/external/comment',
    title: label('外部人员的评论', 'What somebody outside has said'),
    access: 'external',
    result: z.array(OwnComment),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/external/comment',
    title: label('外部人员评论', 'Somebody outside comments'),
    access: 'external',
    body: z.strictObject({ body: longText('评论', 'Comment', { max: 500 }) }),
    result: IdResult,
  }),
}
