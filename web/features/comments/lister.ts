/** The property's lister, who cannot rate it but can answer comments. */
export interface Lister {
  userId: string;
  name: string;
}
