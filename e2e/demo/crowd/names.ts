export const FIRST_NAMES =
  `Abdul Adinda Aditya Agnes Ahmad Aisyah Alif Amelia Andika Anggun Anisa Ardi Arif Arini Astri Bagus Bella Bima Cahya
Candra Citra Damar Danang Desi Dewangga Dian Diana Dinda Dodi Doni Eka Elsa Erna Fadli Fajar Fauzan Febri Fikri Fina Galih Gita Hana
Handoko Hari Hesti Ika Ilham Imam Indah Indra Intan Irfan Ismail Joko Karin Kiki Krisna Laila Lestari Lukman Lutfi Made Mahendra Maya Mega
Mirna Mulyadi Nanda Naufal Nia Nova Novi Nur Okta Putri Putu Rafi Rahma Raka Rangga Rani Reza Rini Rizal Robby Rosa Rudi Santi Satrio
Sekar Selly Shinta Sinta Siska Siti Susi Taufik Tia Tika Tommy Toni Tri Umi Vera Vina Wawan Wayan Wening Widya Wisnu Wulan Yanti Yayan
Yoga Yuni Zahra Zaki`.split(/\s+/);

export const LAST_NAMES =
  `Adiputra Amalia Anwar Ardiansyah Asmara Astuti Aziz Basuki Cahyani Damanik Dewantara Fadhilah Firmansyah Ginting
Gultom Gunadi Hakim Hanafi Handayani Harahap Hartono Hasibuan Hermawan Hidayat Hutagalung Ibrahim Irawan Iskandar Junaedi Kartini Kurnia
Kusuma Lesmana Lubis Mahardika Manalu Marpaung Maulida Mulyani Nababan Nainggolan Nasution Novitasari Nugraha Nurdin Oktaviani Pangestu
Pasaribu Permadi Pohan Pradana Pranoto Prasetya Purnama Puspita Rachman Rahayu Ramadani Rosyid Rusdi Salim Saputra Sari Setiadi Siahaan
Simanjuntak Sitompul Subagyo Sudirman Suharto Sulaiman Supriadi Suryadi Susanti Sutrisno Syahputra Tanjung Tarigan Utami Wardhana Wibowo
Wicaksana Widodo Winata Yulianti Yusuf Zulkarnain`.split(/\s+/);
