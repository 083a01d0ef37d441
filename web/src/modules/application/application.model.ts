import type { Row } from '@/ui/record-shape.ts'

/** As long as nobody decides on it, it can be sent in; what was returned goes on from its approval. */
export const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))
