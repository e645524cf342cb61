/** Waits until every demo picture has its variants, so that making them disturbs no measurement. */
export async function picturesReady(origin: string): Promise<void> {
  for (;;) {
    const responses = await Promise.all(
      ['properties', 'cars'].map(async (kind) =>
        (await fetch(`${origin}/api/${kind}?limit=100`)).json(),
      ),
    );
    const listings = responses.flat() as { photos: { ready: boolean }[] }[];
    if (listings.every((listing) => listing.photos.every((photo) => photo.ready))) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
