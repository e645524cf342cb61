import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { apiInDevelopment } from './server/dev/vite-plugin.ts';

export default defineConfig({
  // The API's plugin stands before React Router's: what Vite does not answer goes to our app.
  plugins: [apiInDevelopment(), tailwindcss(), reactRouter()],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
